import { signedVideo, videoPart } from '#app/media/video-part.ts';
import { withSigned, type MediaById } from '#app/media/shown-media.ts';
import { readBlock } from '#app/practice/server/face.ts';
import type { LessonPart } from '#app/practice/contract.ts';
import { mostPractice } from '#app/practice/fences.ts';
import { openBlock } from '#app/practice/judge.ts';
import { lessonPieces, needsHtml } from '../lesson-html.ts';
import type { LessonRow } from './queries.ts';

type Block = NonNullable<ReturnType<typeof readBlock>['block']>;

/**
 * A lesson, for someone who may read it, and its practice with the answers, which stay on the
 * server. Practice that can't be read, or is too much, is left out: the rest of the lesson is still
 * worth reading.
 */
export function lessonInside(
  { id, slug, title, minutes, body, tasks, needs }: LessonRow,
  media: MediaById,
) {
  const parts: LessonPart[] = needs.length > 0 ? [{ kind: 'text', html: needsHtml(needs) }] : [];
  const blocks: Block[] = [];
  let found = 0;
  let unreadable = 0;
  for (const piece of lessonPieces(body ?? '', media)) {
    if ('html' in piece) {
      parts.push({ kind: 'text', html: piece.html });
      continue;
    }
    if ('video' in piece) {
      parts.push(videoPart(piece));
      continue;
    }
    found += 1;
    const block = found > mostPractice ? undefined : readBlock(piece.practice).block;
    if (!block || blocks.some((other) => other.id === block.id)) {
      unreadable += 1;
      continue;
    }
    blocks.push(block);
    parts.push({ kind: 'practice', block: openBlock(block) });
  }
  return { inside: { id, slug, title, minutes, parts, tasks }, blocks, unreadable };
}

/** The same with addresses of media that open for the reader. */
export const signedLesson = <Inside extends { parts: LessonPart[] }>(
  inside: Inside,
  sign: (path: string) => string,
): Inside => ({
  ...inside,
  parts: inside.parts.map((part) => {
    if (part.kind === 'text') return { ...part, html: withSigned(part.html, sign) };
    return part.kind === 'video' ? signedVideo(part, sign) : part;
  }),
});
