/** The letters without what no page uses: alternates and small capitals of Alegreya, hints for screens of long ago. */
import subset from 'subset-font';
import type { Plugin, Rollup } from 'vite';

/** Cinzel, of which the titles are, has nothing to spare. */
const RICH = /alegreya[\w-]*\.woff2$/;
/** How letters join, stand and bear accents; and the numerals that style sheets ask for. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** The letters of Western Europe, as names of players have them, and the signs that our texts use. */
export function letters(): string {
  const latin = Array.from({ length: 0x180 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
  return `${latin.join('')}–—‘’‚“”„†•…‹›€™−×→←↑↓`;
}

export function lean(font: Uint8Array): Promise<Uint8Array> {
  return subset(Buffer.from(font), letters(), { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
}

export function fonts(): Plugin {
  return {
    name: 'torri-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const rich = Object.values(bundle).filter((one): one is Rollup.OutputAsset => one.type === 'asset' && RICH.test(one.fileName));
      await Promise.all(rich.map(async (one) => (one.source = await lean(one.source as Uint8Array))));
    },
  };
}
