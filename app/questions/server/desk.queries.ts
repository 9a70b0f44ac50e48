import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { DeskTab } from '../desk-tabs.ts';
import { firstNameOf } from './queries.ts';
import type { QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

const waiting = () => db().selectFrom('lesson_questions').where('waits_since', 'is not', null);

const uncheckedReports = (questionId: Expression<string>) =>
  db()
    .selectFrom('lesson_question_reports')
    .where('lesson_question_reports.question_id', '=', questionId)
    .where('settled_at', 'is', null);

const reported = () =>
  db()
    .selectFrom('lesson_questions')
    .where(
      'lesson_questions.id',
      'in',
      sql<string>`(select question_id from lesson_question_reports where settled_at is null)`,
    );

/** Hidden themselves, or an answer to them is; the newest first. */
const hidden = () =>
  db()
    .selectFrom('lesson_questions')
    .where(
      'lesson_questions.id',
      'in',
      sql<string>`(select id from lesson_questions where hidden_at is not null
        union select question_id from lesson_answers where hidden_at is not null)`,
    );

/** When this person last answered a question. */
const lastAnswered = (uid: string) => sql`(select max(answered_at) from lesson_answers
  where question_id = lesson_questions.id and uid = ${uid})`;

const lists = {
  waiting: () => waiting().selectAll().orderBy('waits_since').orderBy('id'),
  answered: (uid: string) =>
    db()
      .selectFrom('lesson_questions')
      .where(
        'lesson_questions.id',
        'in',
        sql<string>`(select question_id from lesson_answers where uid = ${uid})`,
      )
      .selectAll()
      .orderBy(lastAnswered(uid), 'desc')
      .orderBy('id'),
  reported: () =>
    reported()
      .selectAll()
      .orderBy(
        sql`(select min(reported_at) from lesson_question_reports
          where question_id = lesson_questions.id and settled_at is null)`,
      )
      .orderBy('id'),
  hidden: () => hidden().selectAll().orderBy('asked_at', 'desc').orderBy('id'),
} satisfies Record<DeskTab, unknown>;

/** Shown of one question. */
const mostReports = 10;

interface Asked {
  show: DeskTab;
  /** Who reads it. */
  uid: string;
  /** Only questions of the courses that are this author's own. */
  authorUid: string | undefined;
}

export const questionsForDesk = ({ show, uid, authorUid }: Asked, asked: PageAsked) =>
  pageOf(
    lists[show](uid).$if(authorUid !== undefined, (query) =>
      query.where((its) => isAuthorIn(authorUid ?? '', its.ref('lesson_questions.course_id'))),
    ),
    asked,
    (question) => ({
      name: firstNameOf(question('uid')),
      answers: countIn(
        db()
          .selectFrom('lesson_answers')
          .where('question_id', '=', question('id'))
          .where('hidden_at', 'is', null),
      ),
      hiddenAnswers: countIn(
        db()
          .selectFrom('lesson_answers')
          .where('question_id', '=', question('id'))
          .where('hidden_at', 'is not', null),
      ),
      reports: jsonArrayFrom(
        uncheckedReports(question('id'))
          .leftJoin('lesson_answers', 'lesson_answers.id', 'answer_id')
          .select(['answer_id', 'reason', 'lesson_question_reports.words', 'reported_at'])
          .select(['lesson_answers.words as answered'])
          .select(sql<boolean | null>`lesson_answers.hidden_at is not null`.as('isHidden'))
          .orderBy('reported_at')
          .orderBy('lesson_question_reports.id')
          .limit(mostReports),
      ),
    }),
  );

export type DeskRow = Awaited<ReturnType<typeof questionsForDesk>>['rows'][number];

/** How many questions of other people were waiting at an instant, and since when the oldest has. */
export const waitingFor = (uid: string, before: Date) =>
  waiting()
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('count'),
      fn.min<Date | null>('waits_since').as('oldest'),
    ])
    .where('waits_since', '<=', before)
    .where(sql<boolean>`uid is distinct from ${uid}`)
    .executeTakeFirstOrThrow();

/** How many wait, as part of another feature's statement. */
export const countWaiting = () => countIn(waiting());
export const countReported = () => countIn(reported());
