/** Addresses without page loads: plain links are taken over, the browser's history does the rest. */
interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const path = location.pathname;
  return {
    path,
    parts: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let place = $state.raw<Place>(here());

export const route = {
  get path() {
    return place.path;
  },
  get parts() {
    return place.parts;
  },
  get query() {
    return place.query;
  },
  get hash() {
    return place.hash;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  const before = place.path;
  place = here();
  if (place.path !== before) scrollTo(0, 0);
}

export function followLinks(): () => void {
  const moved = () => (place = here());
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    removeEventListener('hashchange', moved);
    document.removeEventListener('click', clicked);
  };
}
