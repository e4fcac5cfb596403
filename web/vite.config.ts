import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { API_PREFIX } from "./src/generated.ts";

const server = "127.0.0.1:8000"; // where `stip serve` runs while one works on the page

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stip/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/serviceWorker.ts", "sw-site": "src/worker/siteWorker.ts" },
      output: {
        entryFileNames: ({ name }) => (name.startsWith("sw") ? `${name}.js` : "assets/[name]-[hash].js"),
        advancedChunks: { groups: [{ name: "shared", test: /web\/src\/(seals|sha256|push|settings|routes|myTables|site|addresses|Icon|Sprite|table\/names|pages\/(OptionRow|PageHeader|SelectPill|ShareButton))\b/ }] }, // small, and needed by every page
      },
    },
  },
  experimental: {
    // a site without a server may be in any folder of its host, so only index.html has addresses from the root
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { [API_PREFIX]: { target: `http://${server}`, ws: true, rewriteWsOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
