import { randomUUID } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import {
  type Access,
  type Contract,
  type Endpoint,
  type ParsedOf,
  type ReturnOf,
} from '#app/shared/endpoint.ts';
import { Problem, doorProblems, refuse, type ProblemTable } from '#app/shared/problem.ts';
import type { AboutPerson } from './about-person.ts';
import type { Clock } from './clock.ts';
import { learns, type Actor, type Context } from './context.ts';
import { asProblem, refusal, send } from './http-answer.ts';
import { consume, limitKeyOfAddress } from './limits.ts';
import { parsed } from './parsed.ts';
import { bodyOf, readJson, storable } from './request-body.ts';

type ContextFor<E extends Endpoint> = E['access'] extends 'public' ? Context : Context<Actor>;
export type Exchange<E extends Endpoint> = ParsedOf<E> & {
  ctx: ContextFor<E>;
  header: (name: string) => string | undefined;
};
type Handler<E extends Endpoint> = (exchange: Exchange<E>) => ReturnOf<E> | Promise<ReturnOf<E>>;

export interface Implementation {
  contract: Contract;
  handlers: Readonly<Record<string, (exchange: never) => unknown>>;
}

/**
 * Binds a feature's handlers to its contract; a missing, extra or ill-typed handler does not
 * compile.
 */
export const implement = <const C extends Contract>(
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
): Implementation => ({
  contract,
  handlers,
});

/**
 * A handler that gets `about`, a part about its caller. It comes with the statement that identifies
 * them, so the call makes one statement less.
 */
export const knowing = <About, Result>(
  about: AboutPerson<About>,
  handle: (exchange: { ctx: Context<Actor>; about: About }) => Result,
): ((exchange: { ctx: Context<Actor> }) => Result) =>
  Object.assign((exchange: { ctx: Context<Actor> }) => handle(exchange as never), { about });

/**
 * Counts calls that no cache answers. Pages, assets and cached lists are not counted, since whole
 * campuses and mobile networks share an address (reliability.md section 5).
 */
const uncachedCalls = { name: 'uncached-calls', points: 300, per: 60 };

export interface Caller {
  actor: Actor;
  about: unknown;
}

/** What the API needs from the features behind it. */
export interface Door {
  /**
   * The person whose bearer token this is, and a part about them; null when the token is unknown,
   * expired or revoked, or the account disabled.
   */
  identify: (token: string, about: AboutPerson<unknown> | undefined) => Promise<Caller | null>;
  clock: Clock;
  /** How many proxies in front of us we trust to report the caller's address. */
  trustProxy: number;
  /** In tests every answer is checked against its contract; a mismatch is a 500. */
  checkAnswers: boolean;
}

export interface RequestEnvironment {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** Lets the body take this long to arrive, from now on. */
    grantTime?: (milliseconds: number) => void;
    /** Lets the answer take this long. */
    grantAnswer?: (milliseconds: number) => void;
    /**
     * Asked in memory for a page that everyone gets: no single caller made it, so it is not
     * counted.
     */
    forEveryone?: true;
  };
}

/**
 * The API as one fetch function: every contract's endpoints below /api, and every request passes
 * the same checks.
 */
export function mountApi(
  implementations: readonly Implementation[],
  door: Door,
): Hono<RequestEnvironment> {
  const api = new Hono<RequestEnvironment>();
  const methods = new Map<string, Set<string>>();
  for (const { contract, handlers } of implementations) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method, pattern] = key.split(' ') as [string, string];
      const path = `/api${pattern.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const handle = handlers[key] as Handler<Endpoint>;
      const taken = methods.get(path) ?? new Set();
      methods.set(path, taken.add(method));
      if (method === 'GET') taken.add('HEAD');
      api.on(method, path, async (c) => answerTo(c, key, endpoint, handle, door));
    }
  }
  for (const [path, allowed] of methods) {
    api.all(path, (c) => {
      c.header('allow', [...allowed].join(', '));
      return refusal(c, refuse('request/method-not-allowed'));
    });
  }
  api.all('/api/*', (c) => refusal(c, refuse('request/not-found')));
  return api;
}

async function answerTo(
  c: HonoContext<RequestEnvironment>,
  key: string,
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  door: Door,
): Promise<Response> {
  const requestId = randomUUID();
  c.header('x-request-id', requestId);
  try {
    const ip = limitKeyOfAddress(callerAddress(c, door.trustProxy));
    // Raw bodies are signed: the signature identifies the sender, who may send many at once.
    const counted = !c.env?.forEveryone;
    if (counted && !endpoint.cache && endpoint.body !== 'raw')
      await consume(uncachedCalls, ip, { store: 'memory' });
    const caller = await admit(
      c,
      endpoint.access,
      door,
      (handle as { about?: AboutPerson<unknown> }).about,
    );
    const actor = caller?.actor ?? null;
    for (const { by, ...rule } of (counted && endpoint.limits) || [])
      await consume(rule, by === 'user' && actor ? actor.uid : ip);
    const ctx: Context = { actor, clock: door.clock, requestId, ip };
    const input = await parseInput(c, endpoint);
    if (endpoint.answerTime !== undefined) c.env?.grantAnswer?.(endpoint.answerTime);
    const result = await handle({
      ...input,
      ctx,
      about: caller?.about,
      header: (name: string) => c.req.header(name),
    } as unknown as Exchange<Endpoint>);
    return send(c, endpoint, result, door.checkAnswers);
  } catch (thrown) {
    if (thrown instanceof Problem && !(door.checkAnswers && isUndeclared(thrown, endpoint)))
      return refusal(c, thrown);
    return refusal(c, asProblem(thrown, { requestId, key }));
  }
}

function isUndeclared({ code, status }: Problem, { problems }: Endpoint): boolean {
  const declared: ProblemTable = { ...doorProblems, ...problems };
  return declared[code]?.[0] !== status;
}

/** Applies the endpoint's access rule before reading anything of the request but its token. */
async function admit(
  c: HonoContext,
  access: Access,
  door: Door,
  about: AboutPerson<unknown> | undefined,
): Promise<Caller | null> {
  if (access === 'public') return null;
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const caller = bearer ? await door.identify(bearer, about) : null;
  if (!caller) throw refuse('auth/required');
  const { role, roles, opens, secondFactorDue } = caller.actor;
  // Whether an author writes this very course is for the verb to say.
  const mayRead = access === 'reader' && (roles.includes('helper') || roles.includes('author'));
  const lacksRole =
    access === 'admin' ||
    ((access === 'author' || access === 'finance') && !roles.includes(access)) ||
    (access === 'helper' && !roles.includes('helper') && !roles.includes('author'));
  if (lacksRole && role !== 'admin')
    throw refuse(secondFactorDue ? 'auth/second-factor-required' : 'auth/forbidden');
  if ((access === 'member' || access === 'reader') && !learns(caller.actor) && !mayRead)
    throw refuse('membership/required');
  if (access === 'premium' && !opens.premium && role !== 'admin')
    throw refuse('membership/premium-required');
  return caller;
}

/**
 * The address the connection came from, or the one that the trusted proxies report: the nth from
 * the right.
 */
export function callerAddress(
  c: { req: HonoContext['req']; env?: unknown },
  trustProxy: number,
): string {
  const bindings = c.env as RequestEnvironment['Bindings'] | undefined;
  const forwarded =
    trustProxy > 0
      ? (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
      : [];
  return forwarded.at(-trustProxy) || bindings?.incoming?.socket?.remoteAddress || '127.0.0.1';
}

async function parseInput(c: HonoContext<RequestEnvironment>, endpoint: Endpoint): Promise<object> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parsed(endpoint.params, storable(c.req.param()));
  if (endpoint.query) input.query = parsed(endpoint.query, storable(c.req.query()));
  if (endpoint.body === 'raw') input.raw = await bodyOf(c, endpoint);
  else if (endpoint.body === 'file') input.file = await bodyOf(c, endpoint, c.env?.grantTime);
  else if (endpoint.body) {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      throw refuse('request/unsupported-type');
    input.body = parsed(endpoint.body, readJson(await bodyOf(c, endpoint)));
  }
  return input;
}
