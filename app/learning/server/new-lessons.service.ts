import { lessonsOf } from '#app/courses/course-facts.ts';
import { outlinesOf } from '#app/courses/server/face.ts';
import { membershipsOf } from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { learningNews } from '../news.ts';
import { learnersAfter } from './learners.queries.ts';

const notify = tellerOf(learningNews);

interface Publication {
  courseId: string;
  /** Of lessons that nobody could read before. */
  lessonIds: readonly string[];
  /** Names the publication. */
  key: string;
}

/** How many people are told in one transaction. */
const atOnce = 200;

/**
 * Tells everyone who has begun the course, whether or not they have finished it. Someone whose
 * membership has ended can't read the lessons, and isn't told.
 */
const tell = defineJob<Publication & { after: string }>({
  name: 'learning-tell-of-lessons',
  handler: ({ after, ...publication }, { ctx }) =>
    tx(async () => {
      const { courseId, lessonIds, key } = publication;
      const outlined = (await outlinesOf([courseId])).get(courseId);
      const lessons = outlined ? lessonsOf(outlined) : [];
      const titles = lessons.flatMap(({ id, title, written }) =>
        written && lessonIds.includes(id) ? [title] : [],
      );
      // Taken down, or taken away again, meanwhile.
      if (!outlined || titles.length === 0) return;
      const uids = await learnersAfter({ courseId, after, most: atOnce });
      const memberships = await membershipsOf(uids, ctx.clock.now());
      const { title, slug } = outlined.course;
      for (const uid of uids)
        if (memberships.get(uid)?.status === 'active')
          await notify(ctx, {
            uid,
            key: `new-lessons:${key}`,
            kind: 'new-lessons',
            data: { course: title, slug, lessons: titles },
          });
      const last = uids.at(-1);
      if (last !== undefined && uids.length === atOnce)
        await enqueue(tell, { ...publication, after: last });
    }),
});

/** After a publication, in its transaction. */
export async function tellOfNewLessons(publication: Publication): Promise<void> {
  if (publication.lessonIds.length > 0) await enqueue(tell, { ...publication, after: '' });
}
