import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineStylesheets, securityHeaders } from './html.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) => new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('a page may run and wear what stands in it, by its hash, and what comes from us; nothing else', () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script>one()</script><script type="module">two()</script><script src="/x.js"></script>',
  );
  const allowed = directives(policy);
  expect(allowed.get('default-src')).toEqual(["'none'"]);
  expect(allowed.get('script-src')).toEqual(["'self'", hash('one()'), hash('two()')]);
  expect(allowed.get('style-src')).toEqual(["'self'", hash('a{}')]);
  for (const name of ['base-uri', 'frame-ancestors', 'object-src']) expect(allowed.get(name)).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|nonce/);
});

test('a script is hashed once, over several lines too; data in the page is no script', () => {
  const html = '<script>\na()\n</script><script>\na()\n</script><script type="application/ld+json">{"@type":"Course"}</script>';
  expect(directives(contentSecurityPolicy(html)).get('script-src')).toEqual(["'self'", hash('\na()\n')]);
});

test('only a page that names origins opens them', () => {
  const origins = { 'script-src': ['https://checkout.razorpay.com'], 'frame-src': ['https://api.razorpay.com'] };
  const allowed = directives(contentSecurityPolicy('', { origins }));
  expect(allowed.get('script-src')).toEqual(["'self'", 'https://checkout.razorpay.com']);
  expect(allowed.get('frame-src')).toEqual(['https://api.razorpay.com']);
  expect(directives(contentSecurityPolicy('')).has('frame-src')).toBe(false);
});

test('stylesheets are put into the page, and their links stay, asleep', () => {
  const link = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  const html = inlineStylesheets(`<head>${link}<link rel="stylesheet" href="/gone.css"/></head>`, (path) =>
    path === '/assets/root-1.css' ? 'a{color:red}' : undefined,
  );
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/root-1.css" disabled=""/><link rel="stylesheet" href="/gone.css"/></head>',
  );
});

test('a sheet that later parts share, which the router marks, stands in the page as well', () => {
  const html = inlineStylesheets('<link rel="stylesheet" href="/a.css#"/>', (path) => (path === '/a.css' ? 'a{}' : undefined));
  expect(html).toBe('<style>a{}</style><link rel="stylesheet" href="/a.css#" disabled=""/>');
});

test('what stands in a stylesheet can’t end it early, nor be taken for a pattern', () => {
  const link = '<link rel="stylesheet" href="/a.css"/>';
  const html = inlineStylesheets(link, () => 'a::before{content:"</style><script>x</script>$&$1"}');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('$&$1');
  expect(directives(contentSecurityPolicy(html)).get('script-src')).toEqual(["'self'"]);
});

test('an inlined stylesheet is the one that the policy allows', () => {
  const html = inlineStylesheets('<link rel="stylesheet" href="/a.css"/>', () => 'a{color:red}');
  expect(directives(contentSecurityPolicy(html)).get('style-src')).toEqual(["'self'", hash('a{color:red}')]);
});

test('the headers of every answer', () => {
  expect(securityHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(Number(/max-age=(\d+)/.exec(securityHeaders['strict-transport-security'] ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
});
