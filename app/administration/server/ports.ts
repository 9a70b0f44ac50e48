import type { Config } from '#app/platform/config.ts';
import type { AuditedFeature, Samples, SetupStep, WaitingCount } from '#app/platform/feature.ts';

/** What the other features declare for admins; product.ts passes it on. */
interface Declared {
  waiting: readonly WaitingCount[];
  audited: readonly AuditedFeature[];
  setup: readonly SetupStep[];
  samples: readonly Samples[];
  config: Config;
}

let given: Declared | undefined;

function declared(): Declared {
  if (!given) throw new Error('configureAdministration has not been called');
  return given;
}

export const configureAdministration = (passed: Declared): void => {
  given = passed;
};

/** The most urgent first. */
export const waitingCounts = (): readonly WaitingCount[] =>
  declared().waiting.toSorted((one, other) => one.rank - other.rank);

/** The first to do first, each with whether it is missing. */
export const setupSteps = () => {
  const { setup, config } = declared();
  return setup
    .toSorted((one, other) => one.rank - other.rank)
    .map((step) => ({ ...step, missing: step.isMissing(config) }));
};

export const samples = (): readonly Samples[] => declared().samples;

/** Every action that can be recorded, with its text. */
export const actionLabels = (): ReadonlyMap<string, string> =>
  new Map(declared().audited.flatMap(({ actions }) => Object.entries(actions)));

/** The admin page of an action's subject, if there is one. */
export function deskPageOf({
  kind,
  id,
}: {
  kind: string;
  id: string;
}): { href: string; name: string } | null {
  const page = declared()
    .audited.map(({ pages }) => pages?.[kind])
    .find((found) => found !== undefined);
  return page ? { href: page.address(id), name: page.name } : null;
}
