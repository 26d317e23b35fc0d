/** The content policy of a page that no server of ours sends: in the page itself, as strict as guard.py's. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { styleHash } from './opening.ts';

const SCRIPT = /<script>([\s\S]*?)<\/script>/;
const STYLE = /<style>([\s\S]*?)<\/style>/;
const FIRST = '<meta name="viewport"';

/** The page with a policy that allows its one small script and style, its own files, and the WebAssembly that Python is. */
export function withPolicy(page: string): string {
  const script = SCRIPT.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const allowed = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    `style-src 'self' '${styleHash(STYLE.exec(page)?.[1] ?? '')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const meta = `<meta http-equiv="content-security-policy" content="${allowed.join('; ')}" />\n    <meta name="referrer" content="no-referrer" />\n    `;
  return page.replace(FIRST, meta + FIRST);
}

export function policy(): Plugin {
  return { name: 'torri-policy', apply: 'build', transformIndexHtml: { order: 'post', handler: withPolicy } };
}
