/**
 * Light or dark. What is chosen stays on this device: one's phone in bed need not look like one's desk. Before the first
 * paint the page itself has done the same (index.html).
 */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'torri-theme';
const evening = matchMedia('(prefers-color-scheme: dark)');

function kept(): Theme {
  const found = localStorage.getItem(KEPT);
  return THEMES.find((one) => one === found) ?? 'system';
}

let chosen = $state<Theme>(kept());

export const theme = {
  get chosen() {
    return chosen;
  },
  choose(wanted: Theme): void {
    chosen = wanted;
    if (wanted === 'system') localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, wanted);
    show();
  },
};

/** Sets the theme on the page, for style sheets and for the browser's own bars. */
function show(): void {
  const root = document.documentElement;
  root.dataset.theme = chosen === 'system' ? (evening.matches ? 'dark' : 'light') : chosen;
  root.style.colorScheme = root.dataset.theme;
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars) bars.content = getComputedStyle(root).getPropertyValue('--night').trim() || bars.content;
}

evening.addEventListener('change', show);
// Another tab of this browser.
addEventListener('storage', ({ key }) => {
  if (key !== KEPT) return;
  chosen = kept();
  show();
});
show();
