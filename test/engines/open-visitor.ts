import { inject, onTestFinished } from 'vitest';
import type { EngineName } from '../../scripts/engines.ts';
import type { Screen } from '../screens.ts';
import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { launchWebkit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const satisfies Record<Screen, object>;

const launch = { webkit: launchWebkit, firefox: launchFirefox };
/** One browser for each screen. They end with the process that started them. */
const launched = new Map<Screen, Promise<Engine>>();

/**
 * What only these engines report. Both call it an error when leaving the page aborts the router's
 * request for the routes of its links: Safari in one wording, Firefox in two. And Firefox has no
 * directive that lets `default-src 'none'` prefetch the data of a link.
 */
const meant =
  /Failed to fetch manifest patches (TypeError: (NetworkError|Load failed)|AbortError: )|policy: default-src refused \S+\.data\?/;

/** A page of ours that runs no scripts. */
const quiet = '/robots.txt';

/**
 * Opens a browser without any trace of earlier tests. An error that the page reports fails the
 * test.
 */
export async function openVisitor(
  screen: Screen,
  { token }: { token?: string } = {},
): Promise<Visitor> {
  const engine = launched.get(screen) ?? launch[inject('engine')](sizes[screen]);
  launched.set(screen, engine);
  const visitor = new Visitor(await engine, sizes[screen], inject('applicationUrl'));
  await visitor.visit(quiet);
  await visitor.point(0, 0);
  const keep = token ? `localStorage.setItem('token', ${JSON.stringify(token)})` : '0';
  await visitor.engine.evaluate(`(localStorage.clear(), sessionStorage.clear(), ${keep})`);
  await visitor.engine.complaints();
  onTestFinished(async () => {
    const complaints = (await visitor.engine.complaints()).filter(
      (complaint) => !meant.test(complaint),
    );
    // A page left open would keep running beside the next test.
    await visitor.engine.load(new URL(quiet, visitor.url).href);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  });
  return visitor;
}
