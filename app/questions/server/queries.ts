import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { hasRole, isAdmin, nameOf } from '#app/accounts/server/people.face.ts';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { lessonPlaceIn } from '#app/courses/server/face.ts';
import { countIn, peopleIn, type CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { WriterBadge } from '../contract.ts';
import type { QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

type Uid = Expression<string | null>;

/** The only part of someone's name that others see; null once the account is deleted. */
export const firstNameOf = (uid: Uid) => sql<string | null>`split_part(${nameOf(uid)}, ' ', 1)`;

const badgeOf = (uid: Uid, courseId: Expression<string>) => {
  const known = uid as Expression<string>;
  return sql<WriterBadge>`case
    when ${isAuthorIn(uid, courseId)} and ${hasRole(known, 'author')} then 'author'
    when ${hasRole(known, 'helper')} then 'helper'
    when ${isAdmin(known)} then 'team' end`;
};

const shownAnswers = (questionId: Expression<string>) =>
  db()
    .selectFrom('lesson_answers')
    .where('lesson_answers.question_id', '=', questionId)
    .where('lesson_answers.hidden_at', 'is', null);

/** What a list says about a question beside its own columns. */
const detailsOf = (question: {
  id: Expression<string>;
  uid: Uid;
  course: Expression<string>;
  lesson: Expression<string>;
  accepted: Expression<string | null>;
}) => ({
  place: lessonPlaceIn(question.lesson, question.course),
  name: firstNameOf(question.uid),
  badge: badgeOf(question.uid, question.course),
  answers: countIn(shownAnswers(question.id)),
  accepted: jsonObjectFrom(
    shownAnswers(question.id)
      .select(['lesson_answers.uid', 'lesson_answers.words'])
      .select((answer) => [
        firstNameOf(answer.ref('lesson_answers.uid')).as('name'),
        badgeOf(answer.ref('lesson_answers.uid'), question.course).as('badge'),
      ])
      .where('lesson_answers.id', '=', question.accepted as Expression<string>),
  ),
});

/** Hidden ones only for the person who asked. */
const seenBy = (uid: string) =>
  db()
    .selectFrom('lesson_questions')
    .selectAll('lesson_questions')
    .where((its) =>
      its.or([
        its('lesson_questions.hidden_at', 'is', null),
        its('lesson_questions.uid', '=', uid),
      ]),
    );

const pageOfQuestions = (list: ReturnType<typeof seenBy>, asked: PageAsked) =>
  pageOf(list, asked, (question) =>
    detailsOf({
      id: question('id'),
      uid: question('uid'),
      course: question('course_id'),
      lesson: question('lesson_id'),
      accepted: question('accepted_answer'),
    }),
  );

export type QuestionRow = Awaited<ReturnType<typeof pageOfQuestions>>['rows'][number];

/** The newest first. */
export const questionsUnder = (
  { uid, lessonId }: { uid: string; lessonId: string },
  asked: PageAsked,
) =>
  pageOfQuestions(
    seenBy(uid)
      .where('lesson_id', '=', lessonId)
      .orderBy('asked_at', 'desc')
      .orderBy('lesson_questions.id'),
    asked,
  );

/** Those that someone follows, the one followed last first. */
export const questionsFollowedBy = (uid: string, asked: PageAsked) =>
  pageOfQuestions(
    seenBy(uid)
      .innerJoin(
        'lesson_question_followers as follower',
        'follower.question_id',
        'lesson_questions.id',
      )
      .where('follower.uid', '=', uid)
      .orderBy('follower.followed_at', 'desc')
      .orderBy('follower.question_id'),
    asked,
  );

const isIn = (rows: Expression<unknown>) => sql<boolean>`exists (${rows})`;

/** A question, and what someone is to it. */
export const questionFor = (uid: string, id: string) =>
  db()
    .selectFrom('lesson_questions')
    .selectAll('lesson_questions')
    .select((its) => {
      const details = detailsOf({
        id: its.ref('lesson_questions.id'),
        uid: its.ref('lesson_questions.uid'),
        course: its.ref('lesson_questions.course_id'),
        lesson: its.ref('lesson_questions.lesson_id'),
        accepted: its.ref('lesson_questions.accepted_answer'),
      });
      return [
        details.place.as('place'),
        details.name.as('name'),
        details.badge.as('badge'),
        details.answers.as('answers'),
        details.accepted.as('accepted'),
        isAuthorIn(uid, its.ref('lesson_questions.course_id')).as('isAuthor'),
        isIn(
          db()
            .selectFrom('lesson_question_followers')
            .select('uid')
            .where('question_id', '=', its.ref('lesson_questions.id'))
            .where('uid', '=', uid),
        ).as('following'),
        isIn(
          db()
            .selectFrom('lesson_question_reports')
            .select('id')
            .where('question_id', '=', its.ref('lesson_questions.id'))
            .where('answer_id', 'is', null)
            .where('uid', '=', uid),
        ).as('reported'),
      ];
    })
    .where('lesson_questions.id', '=', id)
    .executeTakeFirst();

export type OneQuestion = NonNullable<Awaited<ReturnType<typeof questionFor>>>;

interface AnswersAsked {
  question: Pick<OneQuestion, 'id' | 'course_id' | 'accepted_answer'>;
  uid: string;
  /** Hidden ones, too, and not only one's own. */
  all: boolean;
}

/** The accepted one first, then the oldest. A question has so few that sorting them costs nothing. */
export const answersTo = ({ question, uid, all }: AnswersAsked, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('lesson_answers')
      .selectAll()
      .where('question_id', '=', question.id)
      .where((its) =>
        its.or([its('hidden_at', 'is', null), its('uid', '=', uid), sql<boolean>`${all}`]),
      )
      .orderBy(sql`id is not distinct from ${question.accepted_answer}`, 'desc')
      .orderBy('answered_at')
      .orderBy('id'),
    asked,
    (answer) => {
      const thanks = db().selectFrom('lesson_answer_thanks').where('answer_id', '=', answer('id'));
      return {
        name: firstNameOf(answer('uid')),
        badge: badgeOf(answer('uid'), sql<string>`${question.course_id}::text`),
        helpful: countIn(thanks),
        foundHelpful: isIn(thanks.select('uid').where('uid', '=', uid)),
        reported: isIn(
          db()
            .selectFrom('lesson_question_reports')
            .select('id')
            .where('answer_id', '=', answer('id'))
            .where('uid', '=', uid),
        ),
      };
    },
  );

export type AnswerRow = Awaited<ReturnType<typeof answersTo>>['rows'][number];

/** How many people have asked about a lesson, as part of another feature's statement. */
export const askersIn: CountAbout = (lessonId) =>
  peopleIn(
    db()
      .selectFrom('lesson_questions')
      .where('lesson_id', '=', lessonId)
      .where('removed_at', 'is', null),
  );
