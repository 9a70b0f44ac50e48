import { writtenLesson } from '#app/courses/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { putWatched } from './watched.queries.ts';

const refuse = problemsOf(courseProblems);

/** Of one person. */
const mostPositions = 500;

interface Watched {
  id: string;
  video: string;
  seconds: number;
}

/** The ids of the videos in a lesson. */
export const videosOf = ({ inside }: Awaited<ReturnType<typeof writtenLesson>>): string[] =>
  inside.parts.flatMap((part) => (part.kind === 'video' ? [part.id] : []));

/**
 * Remembers how far someone has watched a video of a lesson.
 * @throws {Problem} lessons/not-found
 */
export async function rememberWatched(
  { actor, clock }: Context<Actor>,
  { id, video, seconds }: Watched,
): Promise<void> {
  if (!videosOf(await writtenLesson({ id })).includes(video))
    throw refuse('lessons/not-found', { text: 'There is no such video in this lesson.' });
  await putWatched(
    { uid: actor.uid, media_id: video, seconds, watched_at: clock.now() },
    mostPositions,
  );
}
