import { lessonsOf } from '#app/courses/course-facts.ts';
import { outlinesOf } from '#app/courses/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
import { finishCourse } from './course-completions.service.ts';
import { selectCompleters } from './queries.ts';

interface Stretch {
  courseId: string;
  /** Only people after this one, in the order of their ids. */
  after: string;
}

/** Read at a time; each of them may get a certificate. */
const atOnce = 200;

const finishReady = defineJob<Stretch>({
  name: 'learning-finish-ready',
  parallel: 1,
  handler: async ({ courseId, after }, { ctx }) => {
    // In a transaction, so that it is the published outline and not a remembered one.
    const outlined = await tx(async () => (await outlinesOf([courseId])).get(courseId));
    const written = outlined ? lessonsOf(outlined).filter((lesson) => lesson.written) : [];
    const last = written.at(-1);
    if (!outlined || !last) return;
    const people = await selectCompleters(
      { courseId, lessonId: last.id, lessonIds: written.map(({ id }) => id) },
      { after, most: atOnce },
    );
    for (const { uid, ready } of people)
      if (ready)
        // One whose completion fails holds up nobody else, and can still ask for it.
        await tx(() => finishCourse(ctx, uid, outlined)).catch((err: unknown) =>
          log.error({ err, uid, courseId }, 'a course could not be finished after a publication'),
        );
    const end = people.at(-1);
    if (end && people.length === atOnce) await enqueue(finishReady, { courseId, after: end.uid });
  },
});

/**
 * After a publication, in its transaction: someone whose last open lesson or quiz it took away has
 * finished the course, and gets the certificate.
 */
export const finishReadyLearners = (courseId: string): Promise<void> =>
  enqueue(finishReady, { courseId, after: '' });
