import { createHash } from 'node:crypto';
import { later } from '#app/shared/later-preloads.ts';

interface PageParts {
  /** A secret of this one rendering: elements that have it as their nonce are ours. */
  mark: string;
  /** Further inline scripts of ours, by their text. */
  scripts: readonly string[];
  /** The text of a stylesheet, by its path. */
  stylesheet: (path: string) => string | undefined;
  /** Further origins by directive: the payment page names its gateway, no other page does. */
  origins?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Finishes a rendered page: inlines its stylesheets, removes the marks, leaves the preloading of
 * modules to `preloadScript`, and makes its policy. Pages are the same bytes for everyone, so the
 * policy allows inline scripts and styles by hash. It allows only ours, not one that got into the
 * content.
 */
export function finishPage(
  rendered: string,
  { mark, scripts, stylesheet, origins = {} }: PageParts,
): { html: string; policy: string } {
  const marked = (element: string): string[] => {
    const pattern = new RegExp(
      `<${element}[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</${element}>`,
      'g',
    );
    return [...rendered.matchAll(pattern)].map(([, text = '']) => text).filter(Boolean);
  };
  const { html, styles } = inlineStylesheets(
    rendered
      .replaceAll(` nonce="${mark}"`, '')
      .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`),
    stylesheet,
  );
  const policy = contentSecurityPolicy({
    scripts: [...scripts, ...marked('script')],
    styles,
    origins,
  });
  return { html, policy };
}

/**
 * Inlines the page's stylesheets, so that the first paint needs nothing but the HTML. The link
 * stays, since hydration expects the element. It is disabled, so that it is never fetched, and its
 * medium matches nothing, since Chromium scans ahead in the document and fetches disabled links
 * too. React Router adds a # to sheets that parts loaded later share, so those parts wouldn't find
 * them and would fetch them again. A second link, which hydration ignores, has the plain address.
 */
function inlineStylesheets(
  rendered: string,
  read: PageParts['stylesheet'],
): { html: string; styles: string[] } {
  const styles: string[] = [];
  const html = rendered.replaceAll(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (link, named: string) => {
      const href = named.replace(/#$/, '');
      const css = read(href)?.replaceAll('</', '<\\/');
      if (css === undefined) return link;
      styles.push(css);
      const links = [...new Set([named, href])].map(
        (address) => `<link rel="stylesheet" href="${address}" media="not all" disabled=""/>`,
      );
      return `<style>${css}</style>${links.join('')}`;
    },
  );
  return { html, styles };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashOf))];

interface PolicyParts {
  /** The texts of inline scripts and styles. */
  scripts?: readonly string[];
  styles?: readonly string[];
  origins?: PageParts['origins'];
}

/**
 * In development, Vite writes the styles of the modules into the page, and writes them anew when
 * they change. A build has none of this.
 */
const isReloaded = Boolean(import.meta.hot);

/** A page's Content-Security-Policy. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  origins = {},
}: PolicyParts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...(isReloaded ? ["'unsafe-inline'"] : hashesOf(styles))],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    // A pasted text brings its pictures as such addresses, which no server sees.
    'connect-src': ["'self'", 'data:', 'blob:'],
    'frame-src': [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(origins[name] ?? [])])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The policy of every answer that is not a page: it may load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer, pages and API, successes and failures (reliability.md section 4,
 * "Headers").
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-frame-options': 'DENY',
};
