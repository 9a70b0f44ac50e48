/* Functions that run in the page. Each is sent as text, so it can't use anything outside itself. */

/** The errors that the page has reported since the last call. The first call starts listening. */
export function collectComplaints(): string[] {
  const page = globalThis as { heardInTest?: string[] };
  if (page.heardInTest) return page.heardInTest.splice(0);
  const heard: string[] = [];
  page.heardInTest = heard;
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      heard.push(`${level}: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  }
  addEventListener('error', ({ message }) => void heard.push(`script: ${message}`));
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void heard.push(`promise: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    heard.push(`policy: ${violatedDirective} refused ${blockedURI}`);
  });
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 500) heard.push(`${responseStatus} ${name}`);
  }).observe({ type: 'resource', buffered: true });
  return [];
}

/** What this reads of React's root. */
interface Root {
  readonly pendingLanes: number;
  readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } };
}

/**
 * Has React hydrated the page, do its effects listen for keys, and does the page show what its
 * address says? The router changes the address before React has drawn the page and scrolled to its
 * top. A page that isn't ours counts as alive.
 */
export function isAlive(): boolean {
  if (!document.querySelector('main')) return true;
  const page = globalThis as { aliveInTest?: boolean };
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
  const { stateNode: root } = (container?.[1] ?? {}) as { stateNode?: Root };
  // Effects run after the page is painted.
  if (root && !root.current.memoizedState.isDehydrated)
    setTimeout(() => void (page.aliveInTest = true), 50);
  return page.aliveInTest === true && root?.pendingLanes === 0;
}

/**
 * What to look for: an element by its role, selector, accessible name (or how that starts) or text.
 */
export interface Target {
  readonly role?: 'button' | 'link' | 'heading' | 'field' | 'dialog' | 'article';
  readonly selector?: string;
  readonly name?: string;
  readonly starts?: string;
  readonly text?: string;
  readonly within?: Target;
}

/** How an element looks right now, in pixels of the window. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Multiplied by the opacity of everything around it. */
  readonly opacity: number;
  readonly focused: boolean;
  /** A click at its centre reaches it. */
  readonly reachable: boolean;
  /** Of a field. */
  readonly value: string;
  /** The error message of an invalid field. */
  readonly fault: string;
}

/**
 * The first visible element that matches. `show` scrolls it into view first; `select` selects a
 * field's text.
 */
export function look(target: Target, { show = false, select = false } = {}): Look | null {
  const roles = {
    button: 'button, summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    field: 'input, textarea, select',
    dialog: 'dialog[open], [role=dialog]',
    article: 'article',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    plain(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const nameOf = (element: Element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '';
    const given =
      element.getAttribute('aria-label') ??
      (textOf(element.getAttribute('aria-labelledby')) || label);
    return plain(given) || plain((element as HTMLElement).innerText);
  };
  const fits = (element: Element, { name, starts, text }: Target) =>
    (name === undefined || nameOf(element) === name) &&
    (starts === undefined || nameOf(element).startsWith(starts)) &&
    (text === undefined || plain(element.textContent) === text);
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  // The gateway's window is inside one.
  const withShadows = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const all = (wanted: Target): Element[] => {
    const roots = (wanted.within ? all(wanted.within) : [document]).flatMap(withShadows);
    const selector = wanted.selector ?? (wanted.role ? roles[wanted.role] : 'body *');
    return roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((each) => fits(each, wanted) && isVisible(each));
  };
  const element = all(target)[0] as HTMLInputElement | undefined;
  if (!element) return null;
  if (show) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (select) element.select();
  const { x, y, width, height } = element.getBoundingClientRect();
  let opacity = 1;
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x,
    y,
    width,
    height,
    text: plain(element.innerText),
    opacity,
    focused: root.activeElement === element,
    reachable: element.contains(hit),
    value: element.value,
    fault: element.matches('[aria-invalid=true]')
      ? textOf(element.getAttribute('aria-describedby'))
      : '',
  };
}
