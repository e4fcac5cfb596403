// Where the reader is: the path of the address and what follows its "#", which change without loading the page anew.

class Route {
  path = $state(location.pathname);
  anchor = $state(location.hash.slice(1));
}

export const route = new Route();

/** `isInstead`: going back leads to where one was before this page. */
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

/** Links to our own pages stay on the page: `<svelte:document onclick={stay} />`. */
export function handleLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!isOurs || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith("/api/"))
    return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
