import { sql } from 'kysely';
import { copy } from './copies.ts';
import type { Town } from './town.ts';

/** Adds copies of a person's questions under lessons, and of the answers to the first ones. */
export async function growQuestions(
  uid: string,
  span: { from: number; to: number },
): Promise<void> {
  await copy({
    ...span,
    table: 'lesson_questions',
    of: sql`uid = ${uid} and id not like 'copy-%'`,
    but: sql`jsonb_build_object('id', 'copy-' || n)`,
  });
  for (const { table, id } of [
    { table: 'lesson_question_followers', id: 'question_id' },
    { table: 'lesson_question_reports', id: 'id' },
  ])
    await copy({
      ...span,
      table,
      of: sql`question_id not like 'copy-%'`,
      but: sql`jsonb_build_object(${id}::text, 'copy-' || n, 'question_id', 'copy-' || n)`,
    });
  await copy({
    ...span,
    table: 'lesson_answers',
    of: sql`id not like 'copy-%'`,
    but: sql`jsonb_build_object('id', 'copy-' || n)`,
  });
}

/** Asks a question, which is answered and reported. */
export async function askSomeQuestion({ shop, tokens, lesson }: Town): Promise<void> {
  const { id } = (
    await shop.call('POST', `/learning/lessons/${lesson.id}/questions`, {
      token: tokens.premium,
      body: { title: 'Why does it send twice?', words: 'The form.' },
    })
  ).body;
  const token = tokens.basic;
  await shop.call('POST', `/questions/${id}/answers`, { token, body: { words: 'Because.' } });
  await shop.call('POST', `/questions/${id}/reports`, { token, body: { reason: 'other' } });
}
