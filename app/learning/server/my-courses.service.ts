import {
  courseCard,
  outlinedCourse,
  outlinedPage,
  outlinesOf,
  type Outlined,
} from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { paging } from '#app/shared/paging.ts';
import { ownShelves, shelvesOf, type OwnShelf, type Shelf } from '../shelves.ts';
import { progressAnswer, type Done } from './progress.answers.ts';
import { saveCourse as insertSaved, selectOwn, unsaveCourse, type OwnCourse } from './queries.ts';

type Member = Context<Actor>;

const perPage = 12;

/** A page of the caller's own courses, or of all courses that the membership opens. */
export async function myCourses(
  { actor }: Member,
  { show, page: asked }: { show: Shelf; page: number },
) {
  const own = await selectOwn(actor.uid);
  const outlines = await outlinesOf(own.map(({ course_id: id }) => id));
  // A course that was taken down is shown to nobody.
  const shelved = own.flatMap((row) => {
    const outlined = outlines.get(row.course_id);
    return outlined ? [{ course: listed(outlined, row), shelves: shelvesFor(outlined, row) }] : [];
  });
  const counts = Object.fromEntries(
    ownShelves.map((shelf) => [
      shelf,
      shelved.filter((each) => each.shelves.includes(shelf)).length,
    ]),
  ) as Record<OwnShelf, number>;

  if (show === 'all') {
    const rows = new Map(own.map((row) => [row.course_id, row]));
    const { courses, ...place } = await outlinedPage(asked, perPage);
    return {
      courses: courses.map((outlined) => listed(outlined, rows.get(outlined.course.id))),
      ...place,
      counts,
    };
  }
  const found = shelved.filter((each) => each.shelves.includes(show));
  const { page, pages, offset, limit } = paging(found.length, asked, perPage);
  return {
    courses: found.slice(offset, offset + limit).map(({ course }) => course),
    page,
    pages,
    counts,
  };
}

const nothingDone: Done = { bookmark: null, completed: [], passed: [], finished: false };

const shelvesFor = (outlined: Outlined, row: OwnCourse): OwnShelf[] =>
  shelvesOf(progressAnswer(outlined, row), {
    begun: row.last_opened_at !== null,
    saved: row.saved_at !== null,
  });

const listed = (outlined: Outlined, row: OwnCourse | undefined) => ({
  ...courseCard(outlined),
  progress: progressAnswer(outlined, row ?? nothingDone),
  lastOpenedAt: row?.last_opened_at?.toISOString() ?? null,
  saved: row?.saved_at !== undefined && row.saved_at !== null,
  certificate: row?.certificate ?? null,
});

/** @throws {Problem} courses/not-found */
export async function saveCourse({ actor, clock }: Member, slug: string): Promise<void> {
  const { course } = await outlinedCourse('slug', slug);
  await insertSaved({ uid: actor.uid, course_id: course.id, saved_at: clock.now() });
}

/** @throws {Problem} courses/not-found */
export async function takeOffSaved({ actor }: Member, slug: string): Promise<void> {
  const { course } = await outlinedCourse('slug', slug);
  await unsaveCourse(actor.uid, course.id);
}
