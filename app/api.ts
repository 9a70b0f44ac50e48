import type { Hono } from 'hono';
import { identifyWith } from './accounts/server/service.ts';
import { rightsOf } from './factors/server/service.ts';
import { holderOf, may } from './memberships/entitlements.ts';
import { membershipAt } from './memberships/membership-status.ts';
import { periodsAbout } from './memberships/server/service.ts';
import { nothingAbout, together, type AboutPerson } from './platform/about-person.ts';
import type { Clock } from './platform/clock.ts';
import type { Parts } from './platform/feature.ts';
import {
  mountApi,
  type Caller,
  type Implementation,
  type RequestEnvironment,
} from './platform/http.ts';
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
    identify: callerOf(clock),
    clock,
    trustProxy: config.trustProxy,
    checkAnswers,
  });

/** The same for each part about a caller that some endpoint wants. */
const identifiers = new Map<AboutPerson<unknown>, ReturnType<typeof identifierOf>>();
const identifierOf = (about: AboutPerson<unknown>) =>
  identifyWith(together({ periods: periodsAbout, asked: about }));

/**
 * The person behind a token, in one statement: accounts finds the session, memberships adds the
 * periods, and the table of entitlements says what these open.
 */
const callerOf =
  (clock: Clock) =>
  async (token: string, about = nothingAbout): Promise<Caller | null> => {
    const identify = identifiers.get(about) ?? identifierOf(about);
    identifiers.set(about, identify);
    const session = await identify({ clock }, token);
    if (!session) return null;
    const { periods, asked } = session.about;
    const holder = holderOf(membershipAt(periods, clock.now()));
    const actor = {
      uid: session.uid,
      sessionId: session.sessionId,
      // Until the second factor is set up, no service grants the rights that need it.
      ...rightsOf(session),
      opens: { lessons: may(holder, 'lessons'), premium: may(holder, 'investorDetails') },
      periods,
    };
    return { actor, about: asked };
  };
