declare module 'virtual:texts' {
  import type { Language } from '$lib/types';
  export const app: Record<Language, () => Promise<{ default: string }>>;
  export const areas: Record<string, Record<Language, () => Promise<{ default: string }>>>;
  export const games: Record<string, Record<Language, () => Promise<{ game: string; board: string }>>>;
}
