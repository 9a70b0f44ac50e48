import type { Hono } from 'hono';
import { identify } from './accounts/server/service.ts';
import { rightsOf } from './factors/server/service.ts';
import { holderOf, may } from './memberships/entitlements.ts';
import { membershipAt } from './memberships/membership-status.ts';
import { periodsAbout } from './memberships/server/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Actor } from './platform/context.ts';
import type { Parts } from './platform/feature.ts';
import { mountApi, type Implementation, type RequestEnvironment } from './platform/http.ts';
import { features } from './product.ts';

/** Every endpoint of the product, with its implementation. */
export const implementations: readonly Implementation[] = features.flatMap(
  (feature) => feature.api ?? [],
);

/** The API as one fetch function. In tests, every answer is checked against its contract. */
export const createApi = (
  { config, clock }: Parts,
  { checkAnswers = false } = {},
): Hono<RequestEnvironment> =>
  mountApi(implementations, {
    identify: actorOf(clock),
    clock,
    trustProxy: config.trustProxy,
    checkAnswers,
  });

/**
 * The person behind a token, in one statement: accounts finds the session, memberships adds the
 * periods, and the table of entitlements says what these open.
 */
const actorOf =
  (clock: Clock) =>
  async (token: string): Promise<Actor | null> => {
    const session = await identify({ clock }, token, periodsAbout);
    if (!session) return null;
    const periods = session.about;
    const holder = holderOf(membershipAt(periods, clock.now()));
    return {
      uid: session.uid,
      sessionId: session.sessionId,
      // Until the second factor is set up, no service grants the rights that need it.
      ...rightsOf(session),
      opens: { lessons: may(holder, 'lessons'), premium: may(holder, 'investorDetails') },
      periods,
    };
  };
