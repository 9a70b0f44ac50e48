import { createHash } from 'node:crypto';

interface PagePolicy {
  /** Further origins by directive: the payment page names its gateway, no other page does. */
  origins?: Readonly<Record<string, readonly string[]>>;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Puts the page's stylesheets into it, so that nothing stands between the HTML and the first paint. The link stays, disabled and so
 * never fetched: hydration expects the element.
 */
export const inlineStylesheets = (html: string, read: (path: string) => string | undefined): string =>
  html.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, href: string) => {
    // React Router marks by a # the sheets that parts loaded later share.
    const css = read(href.replace(/#$/, ''));
    return css === undefined ? link : `<style>${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });

/** The page's Content-Security-Policy. Its bytes are fixed, so its inline scripts and styles are allowed by their hashes alone. */
export function contentSecurityPolicy(html: string, { origins = {} }: PagePolicy = {}): string {
  const hashes = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text)))];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashes(/<style[^>]*>([\s\S]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
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

/** The policy of everything that is not a page: it may load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer, pages and API, successes and failures (reliability.md section 4, "Headers"). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-frame-options': 'DENY',
};
