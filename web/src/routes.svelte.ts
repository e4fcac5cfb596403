// The current route: the path and the fragment of the address, which change without reloading the page.
import { API_PREFIX } from "./generated";

class Route {
  path = $state(location.pathname);
  anchor = $state(location.hash.slice(1));
}

export const route = new Route();

/** Navigate to a path; `isReplacing` replaces the current entry of the history. */
export function navigate(path: string, isReplacing = false): void {
  history[isReplacing ? "replaceState" : "pushState"](null, "", path);
  show();
}

function show(): void {
  if (route.path !== location.pathname) scrollTo(0, 0);
  route.path = location.pathname;
  route.anchor = location.hash.slice(1);
}

addEventListener("popstate", show);

/** Handle clicks on links to our own pages without a reload: `<svelte:document onclick={handleLinkClick} />`. */
export function handleLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!isOurs || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith(API_PREFIX))
    return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
