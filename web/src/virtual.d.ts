declare module 'virtual:texts' {
  import type { Messages } from '$lib/fluent';
  import type { Language } from '$lib/types';
  export const app: Record<Language, () => Promise<{ default: Messages }>>;
  export const areas: Record<string, Record<Language, () => Promise<{ default: Messages }>>>;
  export const games: Record<string, Record<Language, () => Promise<{ game: Messages; board: Messages }>>>;
}

declare module 'subset-font' {
  interface Wishes {
    targetFormat: 'woff2';
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subset(font: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
