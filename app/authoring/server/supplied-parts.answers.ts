import { sha256 } from '#app/platform/ids.ts';
import { inOneOrder } from '../same-text.ts';
import {
  partsOf,
  partText,
  suppliedParts,
  type Group,
  type PageAndProject,
  type PartDigests,
  type SuppliedPart,
} from '../supplied-parts.ts';
import type { OfferedPart, PartsOffer } from '../supplied-parts.contract.ts';

function valueOf({ page, project }: PageAndProject, part: SuppliedPart): unknown {
  // Whether learners see the project is the school's own choice, so it is no difference.
  if (part === 'project') return project && { ...project, offered: true };
  if (part !== 'cover') return page[part];
  const { composition, ...cover } = page.cover;
  // Without one it has the digest that covers had before a composition could be chosen.
  return composition ? page.cover : cover;
}

export const digestsOf = (texts: PageAndProject): Required<PartDigests> =>
  Object.fromEntries(
    suppliedParts.map((part) => [part, sha256(inOneOrder(valueOf(texts, part))).slice(0, 32)]),
  ) as Required<PartDigests>;

interface Compared {
  answered: PartDigests;
  ours: PageAndProject;
  newer: PageAndProject;
}

/** The parts of a group that the newer texts change, with what the school made of each. */
export function offerOf(group: Group, { answered, ours, newer }: Compared): PartsOffer {
  const [mine, next] = [digestsOf(ours), digestsOf(newer)];
  const schoolOf = (part: SuppliedPart, before: string): OfferedPart['school'] => {
    const was = answered[part];
    if (was !== undefined && was !== mine[part]) return 'changed';
    if (before === '') return 'none';
    return was === undefined ? 'unknown' : 'unchanged';
  };
  const parts = partsOf[group]
    .filter((part) => next[part] !== answered[part] && next[part] !== mine[part])
    .map((part) => {
      const before = partText(ours, part);
      return { part, school: schoolOf(part, before), before, after: partText(newer, part) };
    });
  const stamp = partsOf[group].map((part) => `${mine[part]} ${next[part]}`).join('\n');
  return {
    parts,
    covers: parts.some(({ part }) => part === 'cover')
      ? { before: ours.page.cover, after: newer.page.cover }
      : null,
    stamp: sha256(stamp).slice(0, 32),
  };
}
