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
      input: { index: "index.html", sw: "src/worker/serviceWorker.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { [API_PREFIX]: { target: `http://${server}`, ws: true, rewriteWsOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
