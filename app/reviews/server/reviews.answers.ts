import type { selectForDesk } from './queries.ts';

export type ReviewRow = Awaited<ReturnType<typeof selectForDesk>>['rows'][number];

/** As readers see it. */
export const reviewAnswer = (row: ReviewRow) => ({
  id: row.id,
  name: row.name,
  stars: row.stars,
  words: row.words,
  writtenAt: row.written_at.toISOString(),
  reply:
    row.reply === null || row.replied_at === null
      ? null
      : { words: row.reply, at: row.replied_at.toISOString() },
});

/** As the course's authors see it. */
export const deskReview = (row: ReviewRow) => ({
  ...reviewAnswer(row),
  hiddenBecause: row.hidden_reason,
});
