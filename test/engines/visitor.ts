import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Input, Size } from './engine.ts';
import { isAlive, look, type Look, type Target } from './in-page.ts';

/** Milliseconds. Long, because a busy machine must not fail the test. */
const patience = 30_000;

const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
] as const;

/**
 * Someone at a browser who looks, clicks and types. Every method waits until what it needs is
 * visible and usable.
 */
export class Visitor {
  readonly engine: Engine;
  readonly size: Size;
  readonly url: string;

  constructor(engine: Engine, size: Size, url: string) {
    this.engine = engine;
    this.size = size;
    this.url = url;
  }

  /** Loads the page at this address, and waits until it is interactive. */
  async visit(path: string): Promise<void> {
    await this.engine.load(new URL(path, this.url).href);
    await this.until('can use the page', () => this.isAlive());
  }

  /** Waits until the page at this path is open, and can be used. */
  async arrive(path: string | RegExp): Promise<void> {
    await this.until(`is at ${path}`, async () => {
      const at = (await this.engine.evaluate('location.pathname')) as string;
      return (typeof path === 'string' ? at === path : path.test(at)) && (await this.isAlive());
    });
  }

  /** What is visible of the target right now. */
  async glance(
    target: Target,
    options: { show?: boolean; select?: boolean } = {},
  ): Promise<Look | undefined> {
    const seen = await this.engine.evaluate(
      `(${String(look)})(${JSON.stringify(target)}, ${JSON.stringify(options)})`,
    );
    return (seen as Look | null) ?? undefined;
  }

  see(target: Target): Promise<Look> {
    return this.until(`sees ${JSON.stringify(target)}`, () => this.glance(target));
  }

  /** Waits until the target is opaque, at rest, and completely inside the window. */
  seeWhole(target: Target): Promise<Look> {
    const { width, height } = this.size;
    return this.until(`sees the whole of ${JSON.stringify(target)}`, async () => {
      const seen = await this.atRest(target);
      if (!seen) return undefined;
      const { x, y } = seen;
      const inside = x >= 0 && y >= 0 && x + seen.width <= width && y + seen.height <= height;
      return inside && seen.opacity === 1 && seen;
    });
  }

  async miss(target: Target): Promise<void> {
    await this.until(
      `no longer sees ${JSON.stringify(target)}`,
      async () => !(await this.glance(target)),
    );
  }

  async focus(target: Target): Promise<void> {
    await this.until(
      `has the focus on ${JSON.stringify(target)}`,
      async () => (await this.glance(target))?.focused,
    );
  }

  async click(target: Target): Promise<void> {
    await this.until(`has pressed ${JSON.stringify(target)}`, async () => {
      const seen = await this.atRest(target, { show: true });
      if (!seen?.reachable) return false;
      await this.hover(seen);
      // A font that loads meanwhile moves the target.
      const now = await this.glance(target);
      if (!now || !isAt(seen, now)) return false;
      await this.pressAt(...middle(now));
      return true;
    });
  }

  hover(seen: Look): Promise<void> {
    return this.point(...middle(seen));
  }

  point(x: number, y: number): Promise<void> {
    return this.mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  }

  pressAt(x: number, y: number): Promise<void> {
    return this.mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...press);
  }

  /** Presses keys together, the last one while the others are held down. */
  chord(...values: readonly string[]): Promise<void> {
    const down = values.map((value) => ({ type: 'keyDown', value }) as const);
    const up = values.map((value) => ({ type: 'keyUp', value }) as const);
    return this.keyboard(...down, ...up.toReversed());
  }

  /** Types into a field, replacing its text. */
  async enter(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.glance(target, { select: true });
    await this.keyboard(
      ...[...text].flatMap((value) => [
        { type: 'keyDown', value } as const,
        { type: 'keyUp', value } as const,
      ]),
    );
    await this.until(`has typed ${text}`, async () => (await this.glance(target))?.value === text);
  }

  private async isAlive(): Promise<boolean> {
    return Boolean(await this.engine.evaluate(`(${String(isAlive)})()`));
  }

  private mouse(...actions: Input['actions']): Promise<void> {
    return this.engine.perform({ type: 'pointer', id: 'mouse', actions });
  }

  private keyboard(...actions: Input['actions']): Promise<void> {
    return this.engine.perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Asks until there is an answer. A page that is being left can't answer. */
  async until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
    let problem = '';
    for (const end = performance.now() + patience; performance.now() < end; await sleep(30)) {
      try {
        const answer = await ask();
        if (answer !== undefined && answer !== false) return answer;
      } catch (error) {
        problem = ` (${String(error)})`;
      }
    }
    throw new Error(`In vain: until someone ${what}${problem}. On the page: ${await this.shown()}`);
  }

  /** The beginning of what can be read, so that a failure says where it happened. */
  private async shown(): Promise<string> {
    const text = await this.engine
      .evaluate(
        'location.pathname + " " + (document.querySelector("main") ?? document.body).innerText',
      )
      .catch(String);
    return String(text).replaceAll(/\s+/g, ' ').slice(0, 1500);
  }

  /** What is visible of the target, if it doesn't move. */
  private async atRest(
    target: Target,
    options: { show?: boolean } = {},
  ): Promise<Look | undefined> {
    const before = await this.glance(target, options);
    await sleep(50);
    const now = await this.glance(target, options);
    return before && now && isAt(before, now) ? now : undefined;
  }
}

const middle = ({ x, y, width, height }: Look): [number, number] => [x + width / 2, y + height / 2];

const isAt = (one: Look, other: Look): boolean =>
  one.x === other.x && one.y === other.y && one.height === other.height;
