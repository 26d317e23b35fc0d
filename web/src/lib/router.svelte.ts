/** Addresses without page loads: plain links are taken over, the browser's history does the rest. */
import { saveFile } from './saving';
import { STATIC } from './static';

interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

/** The address of the page, as the app writes it. A folder on any host has one page: there it stands behind the #. */
export function address(): URL {
  if (!STATIC) return new URL(location.href);
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin);
}

/** How the browser writes an address of the app. */
function written(path: string): string {
  return STATIC ? `#${path}` : path;
}

function here(): Place {
  const { pathname, searchParams, hash } = address();
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: searchParams,
    hash: hash.slice(1),
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
  if (replace) history.replaceState(null, '', written(path));
  else history.pushState(null, '', written(path));
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
    if (STATIC && link.getAttribute('href')?.startsWith('/api/')) {
      event.preventDefault();
      void saveFile(link.getAttribute('href')!);
      return;
    }
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    const wanted = link.getAttribute('href') ?? '';
    if (STATIC && /^#(?!\/)/.test(wanted)) document.getElementById(wanted.slice(1))?.focus();
    else if (STATIC) go(wanted.replace(/^#/, ''));
    else go(link.pathname + link.search + link.hash);
  };
  // Before a link is opened in another tab: what the host would answer for `/rules/firenze` is nobody's page.
  const touched = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const wanted = link?.getAttribute('href');
    if (wanted?.startsWith('/') && !wanted.startsWith('/api/')) link!.setAttribute('href', written(wanted));
  };
  const touches = STATIC ? (['pointerdown', 'focusin'] as const) : [];
  for (const kind of touches) document.addEventListener(kind, touched, { capture: true });
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    removeEventListener('hashchange', moved);
    document.removeEventListener('click', clicked);
    for (const kind of touches) document.removeEventListener(kind, touched, { capture: true });
  };
}
