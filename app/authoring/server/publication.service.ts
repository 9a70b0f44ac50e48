import { courseProblems } from '#app/courses/contract.ts';
import type { CourseContent } from '#app/courses/course-content.ts';
import { faultsIn, publishContent } from '#app/courses/server/content.face.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { finishReadyLearners, tellOfNewLessons } from '#app/learning/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { sha256 } from '#app/platform/ids.ts';
import { quizFaults } from '#app/quizzes/quiz-faults.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { changesBetween } from '../changes.ts';
import { authoringProblems } from '../contract.ts';
import { isKindFault } from '../kind-fault.ts';
import { tellAdmins } from './admin-news.service.ts';
import { mediaFor } from './course-media.service.ts';
import { hasVersions, insertVersion } from './versions.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });

/** What readers have of a course, and what they are to get. */
interface Both {
  published: CourseContent;
  draft: CourseContent;
}

/** The lessons that readers don't have yet as they are in the draft, and what these may show. */
export async function changedLessons(courseId: string, { published, draft }: Both) {
  const before = new Map(lessonsOf(published).map((lesson) => [lesson.id, lesson]));
  const changed = lessonsOf(draft).filter(({ id, body, kind }) => {
    const was = before.get(id);
    return was?.body !== body || was.kind !== kind;
  });
  const media = await mediaFor(
    { id: courseId, published: async () => published },
    changed.map(({ body }) => body),
  );
  return { changed, media };
}

type Changed = Awaited<ReturnType<typeof changedLessons>>;

/** Those with a video that has no captions. They are published all the same. */
export function lessonsWithoutCaptions({ changed, media }: Changed) {
  const lacksCaptions = (id: string) => media.get(id)?.video?.captions.length === 0;
  return changed.flatMap(({ id, title, body }) =>
    mediaIdsIn(body ?? '').some(lacksCaptions) ? [{ id, title }] : [],
  );
}

/** The first fault of each that can't be published as it is. */
export const faultyLessons = ({ changed, media }: Changed) =>
  changed.flatMap(({ id, title, body, kind }) =>
    faultsIn({ body: body ?? '', kind }, media)
      .slice(0, 1)
      .map(({ line, message, ...fault }) => ({
        id,
        title,
        line: isKindFault(fault) ? null : line,
        message,
      })),
  );

/** What makes the draft's quizzes unusable, the first fault of each. */
export const quizFaultsIn = ({ stages }: CourseContent) =>
  stages.flatMap(({ quiz }, index) => {
    const [fault] = quiz ? quizFaults(quiz) : [];
    return quiz && fault ? { id: quiz.id, stage: index + 1, ...fault } : [];
  });

const lessonsOf = ({ stages }: CourseContent) => stages.flatMap(({ lessons }) => lessons);

/** The lessons that nobody could read before. */
function newlyWritten({ published, draft }: Both): string[] {
  const written = (content: CourseContent) =>
    lessonsOf(content).filter(({ body }) => body !== null);
  const before = new Set(written(published).map(({ id }) => id));
  return written(draft).flatMap(({ id }) => (before.has(id) ? [] : [id]));
}

/** Of the version that keeps what came into the course in another way. */
const wordsBefore = 'What learners had before the first publication from here';

/** Stands for this content. */
export const stampOf = (draft: CourseContent) => sha256(JSON.stringify(draft)).slice(0, 32);

interface Publication {
  course: { id: string; slug: string; title: string; published_at: Date | null };
  words: string;
  by: { uid: string; admin: boolean };
}

// Only admins decide what is on sale: they may have taken this course down.
const putsOnSale = ({ course, by }: Pick<Publication, 'course' | 'by'>): boolean =>
  course.published_at === null && by.admin;

/** @throws {Problem} drafts/faulty, drafts/nothing-new */
export async function mustBePublishable(
  publication: Pick<Publication, 'course' | 'by'>,
  both: Both,
): Promise<void> {
  if (!putsOnSale(publication) && changesBetween(both.published, both.draft).length === 0)
    throw refuse('drafts/nothing-new');
  if (
    faultyLessons(await changedLessons(publication.course.id, both)).length > 0 ||
    quizFaultsIn(both.draft).length > 0
  )
    throw refuse('drafts/faulty');
}

/**
 * Gives readers this draft, and keeps it as a version, whose number it returns. The caller has the
 * course locked.
 *
 * @throws {Problem} drafts/faulty, drafts/nothing-new
 */
export async function publishNow(
  ctx: Pick<Context, 'clock'>,
  publication: Publication,
  { published, draft }: Both,
): Promise<number> {
  const { course, words, by } = publication;
  const now = ctx.clock.now();
  await mustBePublishable(publication, { published, draft });
  const version = { course_id: course.id, published_at: now, published_by: by.uid };
  if (!(await hasVersions(course.id)))
    await insertVersion({ ...version, words: wordsBefore, content: published });
  await publishContent({ id: course.id, onSale: putsOnSale(publication) }, draft, now);
  await finishReadyLearners(course.id);
  const { number } = await insertVersion({ ...version, words, content: draft });
  if (course.published_at !== null)
    await tellOfNewLessons({
      courseId: course.id,
      lessonIds: newlyWritten({ published, draft }),
      key: `${course.id}:${number}`,
    });
  else if (!by.admin) await tellAdmins(ctx, course);
  return number;
}
