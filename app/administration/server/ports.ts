import type { AuditedFeature, WaitingCount } from '#app/platform/feature.ts';

/** What the other features declare for admins; product.ts passes it on. */
interface Declared {
  waiting: readonly WaitingCount[];
  audited: readonly AuditedFeature[];
}

let given: Declared = { waiting: [], audited: [] };

export const configureAdministration = (declared: Declared): void => {
  given = declared;
};

/** The most urgent first. */
export const waitingCounts = (): readonly WaitingCount[] =>
  given.waiting.toSorted((one, other) => one.rank - other.rank);

/** Every action that can be recorded, with its text. */
export const actionLabels = (): ReadonlyMap<string, string> =>
  new Map(given.audited.flatMap(({ actions }) => Object.entries(actions)));

/** The admin page of an action's subject, if there is one. */
export function deskPageOf({
  kind,
  id,
}: {
  kind: string;
  id: string;
}): { href: string; name: string } | null {
  const page = given.audited.map(({ pages }) => pages?.[kind]).find((found) => found !== undefined);
  return page ? { href: page.address(id), name: page.name } : null;
}
