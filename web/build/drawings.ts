/** Drawings that never change are drawn when the app is built: the browser only puts the finished picture in its place. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { createServer, type AliasOptions, type Plugin, type ViteDevServer } from 'vite';

const DRAWING = /\w+Vignette\.svelte$/;

/** What was drawn as a component again: without the marks of the first one, with the styles that it had. */
export function asComponent(drawn: string, source: string): string {
  const style = /<style>[^]*<\/style>/.exec(source)?.[0] ?? '';
  return (
    drawn
      .replace(/<!--[^]*?-->/g, '')
      .replace(/ class="svelte-\w+"/g, '')
      .replace(/ svelte-\w+/g, '') + style
  );
}

export function drawings(alias: AliasOptions): Plugin {
  let studio: ViteDevServer | undefined;
  return {
    name: 'torri-drawings',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!DRAWING.test(id)) return null;
      studio ??= await createServer({
        configFile: false,
        logLevel: 'error',
        plugins: [svelte()],
        resolve: { alias },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        appType: 'custom',
        optimizeDeps: { noDiscovery: true, include: [] },
      });
      const { default: drawing } = (await studio.ssrLoadModule(id)) as { default: Component };
      return asComponent(render(drawing).body, readFileSync(id, 'utf-8'));
    },
    async closeBundle() {
      await studio?.close();
    },
  };
}
