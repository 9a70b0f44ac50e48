/** The outline as one list: each stage, then its lessons. */
export interface OutlineItem {
  kind: 'stage' | 'lesson';
  id: string;
  title: string;
}

interface Stages {
  stages: readonly {
    id: string;
    title: string;
    lessons: readonly { id: string; title: string }[];
  }[];
}

export const flatOutline = ({ stages }: Stages): OutlineItem[] =>
  stages.flatMap(({ id, title, lessons }) => [
    { kind: 'stage' as const, id, title },
    ...lessons.map((lesson) => ({ kind: 'lesson' as const, id: lesson.id, title: lesson.title })),
  ]);

/** The place of a stage among the stages, or of a lesson in its stage, counted from 1. */
export type Place =
  | { kind: 'stage'; id: string; place: number }
  | { kind: 'lesson'; id: string; stage: string; place: number };

/**
 * Where an item comes to stand when it is put at an index of the list. A lesson belongs to the stage
 * above it; above the first one, it becomes that stage's first lesson.
 */
export function placeAt(items: readonly OutlineItem[], id: string, index: number): Place {
  const moved = items.find((item) => item.id === id);
  if (!moved) throw new Error(`${id} is not in the outline`);
  const order = items.filter((item) => item.id !== id).toSpliced(index, 0, moved);
  const before = order.slice(0, order.indexOf(moved));
  if (moved.kind === 'stage')
    return { kind: 'stage', id, place: before.filter(({ kind }) => kind === 'stage').length + 1 };
  const above = before.findLastIndex(({ kind }) => kind === 'stage');
  const stage = before[above] ?? order.find(({ kind }) => kind === 'stage');
  if (!stage) throw new Error('A lesson needs a stage');
  return { kind: 'lesson', id, stage: stage.id, place: above < 0 ? 1 : before.length - above };
}

/** As it is announced: 'place 3 in stage 2'. */
export function placeText(items: readonly OutlineItem[], place: Place): string {
  const stages = items.filter(({ kind }) => kind === 'stage');
  if (place.kind === 'stage') return `place ${place.place} of ${stages.length} stages`;
  const number = stages.findIndex(({ id }) => id === place.stage) + 1;
  return `place ${place.place} in stage ${number}`;
}
