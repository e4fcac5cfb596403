// The current route: the parts of the address, which change without reloading the page.
import { API_PREFIX } from "./generated";
import { isOnDevice } from "./site";

/** The address within the page, which is the fragment on a site without a server. */
function here(): URL {
  return new URL(isOnDevice ? location.hash.slice(1) || "/" : location.href, location.origin);
}

class Route {
  path = $state(here().pathname);
  anchor = $state(here().hash.slice(1));
}

export const route = new Route();

/** The query of the current address. */
export function query(): string {
  return here().search;
}

/** Navigate to an address; `isReplacing` replaces the current entry of the history. */
export function navigate(address: string, isReplacing = false): void {
  history[isReplacing ? "replaceState" : "pushState"](null, "", address);
  show();
}

function show(): void {
  const { pathname, hash } = here();
  if (route.path !== pathname) scrollTo(0, 0);
  route.path = pathname;
  route.anchor = hash.slice(1);
}

addEventListener("popstate", show);

/** Handle clicks on links to our own pages without a reload: `<svelte:document onclick={handleLinkClick} />`. */
export function handleLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!isOurs || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (isOnDevice ? !link.hash.startsWith("#/") : link.pathname.startsWith(API_PREFIX)) return;
  event.preventDefault();
  navigate(isOnDevice ? link.hash : link.pathname + link.search + link.hash);
}
