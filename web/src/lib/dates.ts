/** Days and times in the current language, as the user's own country writes them where the browser names it: 10/21 and 21/10 are both English. */
import { language } from './texts.svelte';

/** English of no country: its words here are British, and so are its dates. */
const ELSEWHERE = 'en-GB';

function region(): string {
  const { current } = language;
  const own = navigator.languages.find((one) => one.toLowerCase().startsWith(`${current}-`));
  return own ?? (current === 'en' ? ELSEWHERE : current);
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(region(), options);
}
