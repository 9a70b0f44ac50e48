import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage, securityHeaders } from './html.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const mark = 'k3yOfThisRendering';
const parts = { mark, scripts: ['head()'], stylesheet: () => undefined };
const finish = (rendered: string, more: Partial<Parameters<typeof finishPage>[1]> = {}) => {
  const { html, policy } = finishPage(rendered, { ...parts, ...more });
  return {
    html,
    policy,
    allowed: new Map(
      policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    ),
  };
};

test('a page may run and apply only our scripts and styles, by hash or from our address', () => {
  const { html, policy, allowed } = finish(
    `<link rel="stylesheet" href="/a.css"/><script nonce="${mark}">one()</script><script type="module" nonce="${mark}" async="">two()</script><script src="/x.js" nonce="${mark}"></script>`,
    { stylesheet: () => 'a{}' },
  );
  expect(allowed.get('default-src')).toEqual(["'none'"]);
  expect(allowed.get('script-src')).toEqual([
    "'self'",
    hash('head()'),
    hash('one()'),
    hash('two()'),
  ]);
  expect(allowed.get('style-src')).toEqual(["'self'", hash('a{}')]);
  for (const name of ['base-uri', 'frame-ancestors', 'object-src'])
    expect(allowed.get(name)).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|nonce/);
  expect(html).not.toContain(mark);
});

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="another">steal()</script>',
  '<script type="module">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  `<p nonce="${mark}x"></p><script>steal()</script>`,
  '<style>steal()</style>',
])('what got into the content as %s is not allowed', (injected) => {
  const ours = `<script nonce="${mark}">one()</script>`;
  for (const page of [injected + ours, ours + injected, `<main>${ours}${injected}${ours}</main>`]) {
    const { html, allowed } = finish(page);
    expect(html).toContain('steal()');
    expect(allowed.get('script-src')).toEqual(["'self'", hash('head()'), hash('one()')]);
    expect(allowed.get('style-src')).toEqual(["'self'"]);
  }
});

test('a script is hashed once, over several lines too', () => {
  const script = `<script nonce="${mark}">\na()\n</script>`;
  expect(finish(script + script).allowed.get('script-src')).toEqual([
    "'self'",
    hash('head()'),
    hash('\na()\n'),
  ]);
});

test('modules are not preloaded before the first paint', () => {
  expect(finish('<link rel="modulepreload" href="/a.js"/>').html).toBe(
    '<link rel="after-paint" href="/a.js"/>',
  );
});

test('only a page that names origins opens them', () => {
  const origins = {
    'script-src': ['https://checkout.razorpay.com'],
    'frame-src': ['https://api.razorpay.com'],
  };
  const { allowed } = finish('', { origins });
  expect(allowed.get('script-src')).toEqual([
    "'self'",
    hash('head()'),
    'https://checkout.razorpay.com',
  ]);
  expect(allowed.get('frame-src')).toEqual(['https://api.razorpay.com']);
  expect(finish('').allowed.has('frame-src')).toBe(false);
});

test('stylesheets are inlined, and their links stay, disabled', () => {
  const link = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  const { html } = finish(`<head>${link}<link rel="stylesheet" href="/gone.css"/></head>`, {
    stylesheet: (path) => (path === '/assets/root-1.css' ? 'a{color:red}' : undefined),
  });
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/root-1.css" media="not all" disabled=""/><link rel="stylesheet" href="/gone.css"/></head>',
  );
});

test('a stylesheet that the router marked is inlined as well', () => {
  const { html } = finish(
    `<link rel="stylesheet" nonce="${mark}" href="/a.css"/><link rel="stylesheet" href="/b.css" nonce="${mark}"/>`,
    {
      stylesheet: (path) => path,
    },
  );
  expect(html.match(/<style>/g)).toHaveLength(2);
});

test('a stylesheet that later parts share, which the router marks, is inlined, and found by its address', () => {
  const { html } = finish('<link rel="stylesheet" href="/a.css#"/>', {
    stylesheet: (path) => (path === '/a.css' ? 'a{}' : undefined),
  });
  expect(html).toBe(
    '<style>a{}</style><link rel="stylesheet" href="/a.css#" media="not all" disabled=""/><link rel="stylesheet" href="/a.css" media="not all" disabled=""/>',
  );
});

test('the text of a stylesheet can’t end it early, nor be read as a replacement pattern', () => {
  const css = 'a::before{content:"</style><script>x</script>$&$1"}';
  const { html, allowed } = finish('<link rel="stylesheet" href="/a.css"/>', {
    stylesheet: () => css,
  });
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('$&$1');
  expect(allowed.get('style-src')).toEqual([
    "'self'",
    hash(/<style>(.*)<\/style>/.exec(html)?.[1] ?? ''),
  ]);
});

test('headers of every answer', () => {
  expect(securityHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(
    Number(/max-age=(\d+)/.exec(securityHeaders['strict-transport-security'] ?? '')?.[1]),
  ).toBeGreaterThanOrEqual(31_536_000);
});
