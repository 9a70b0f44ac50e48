import type { CourseContent, StageContent } from '#app/courses/course-content.ts';

export interface Merge {
  /** The texts that the school last answered. */
  before: CourseContent;
  /** What the school has made of them. */
  ours: CourseContent;
  newer: CourseContent;
}

interface Place {
  id: string;
  title: string;
  /** Ids. */
  lessons: string[];
  /** An id. */
  quiz: string | null;
}

/** What there is to arrange, by id. */
interface Parts {
  lessons: ReadonlyMap<string, unknown>;
  quizzes: ReadonlyMap<string, unknown>;
}

/**
 * The stages of merged texts, with what is in them. The school's own order stays, unless the supplied
 * one has changed: then what the school added follows what it followed before.
 */
export function arranged({ before, ours, newer }: Merge, parts: Parts): Place[] {
  const known = new Map(before.stages.map((stage) => [stage.id, stage]));
  const moved = orderIn(before) !== orderIn(newer);
  const places = (moved ? newer : ours).stages.map((stage) => placeOf(stage, parts));
  if (moved) addOwn(places, { ours, parts, supplied: new Set(known.keys()) });
  const own = new Map(ours.stages.map((stage) => [stage.id, stage]));
  const next = new Map(newer.stages.map((stage) => [stage.id, stage]));
  return places
    .filter(({ id, lessons }) => lessons.length > 0 || own.has(id))
    .map((place) => {
      const fresh = next.get(place.id);
      const mine = own.get(place.id);
      const renamed = fresh && fresh.title !== known.get(place.id)?.title;
      return {
        ...place,
        title: (renamed ? fresh : (mine ?? place)).title,
        quiz:
          [mine, fresh].map((stage) => quizIn(stage, parts)).find((quiz) => quiz !== null) ?? null,
      };
    });
}

const orderIn = ({ stages }: CourseContent): string =>
  JSON.stringify(stages.map(({ id, lessons }) => [id, lessons.map((lesson) => lesson.id)]));

const quizIn = (stage: StageContent | undefined, { quizzes }: Parts): string | null =>
  stage?.quiz && quizzes.has(stage.quiz.id) ? stage.quiz.id : null;

const placeOf = (stage: StageContent, parts: Parts): Place => ({
  id: stage.id,
  title: stage.title,
  lessons: stage.lessons.map(({ id }) => id).filter((id) => parts.lessons.has(id)),
  quiz: quizIn(stage, parts),
});

/** Adds the school's own stages and lessons, each behind the one that was before it. */
function addOwn(
  places: Place[],
  { ours, parts, supplied }: { ours: CourseContent; parts: Parts; supplied: ReadonlySet<string> },
): void {
  const put = new Set(places.flatMap(({ lessons }) => lessons));
  let last = -1;
  for (const stage of ours.stages) {
    const { lessons, ...place } = placeOf(stage, parts);
    const missing = new Set(lessons.filter((id) => !put.has(id)));
    let at = places.findIndex(({ id }) => id === stage.id);
    if (at < 0) {
      if (supplied.has(stage.id) && missing.size === 0 && place.quiz === null) continue;
      at = last + 1;
      places.splice(at, 0, { ...place, lessons: [] });
    }
    last = at;
    const inside = places[at]?.lessons ?? [];
    for (const [index, id] of lessons.entries())
      if (missing.has(id)) inside.splice(inside.indexOf(lessons[index - 1] ?? '') + 1, 0, id);
  }
}
