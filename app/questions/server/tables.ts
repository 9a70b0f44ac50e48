import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { ReportReason } from '../report-reasons.ts';

export interface LessonQuestionsTable {
  id: string;
  lesson_id: string;
  /** When it was asked. */
  lesson_title: string;
  course_id: string;
  course_title: string;
  /** Null once that person has deleted the account. */
  uid: string | null;
  /** Both empty once it was removed. */
  title: string;
  words: string;
  asked_at: Date;
  changed_at: NullAtFirst<Date>;
  accepted_answer: NullAtFirst<string>;
  /** Null: answered by somebody else, settled, hidden or removed. */
  waits_since: NullAtFirst<Date>;
  hidden_at: NullAtFirst<Date>;
  hidden_reason: NullAtFirst<string>;
  removed_at: NullAtFirst<Date>;
  /** When its followers were last told of new answers. */
  told_at: NullAtFirst<Date>;
}

/** What the search reads of questions that members can see, and their answers. Triggers write it. */
export interface LessonQuestionWordsTable {
  question_id: string;
  course_id: string;
  asked_at: Date;
  /** A tsvector. */
  words: unknown;
}

export interface LessonAnswersTable {
  id: string;
  question_id: string;
  /** Null once that person has deleted the account. */
  uid: string | null;
  words: string;
  answered_at: Date;
  changed_at: NullAtFirst<Date>;
  hidden_at: NullAtFirst<Date>;
  hidden_reason: NullAtFirst<string>;
}

/** Who found an answer helpful. */
export interface LessonAnswerThanksTable {
  answer_id: string;
  uid: string;
  thanked_at: Date;
}

export interface LessonQuestionFollowersTable {
  question_id: string;
  uid: string;
  followed_at: Date;
  /** Answers up to then are known to them. */
  told_at: Date;
}

export interface LessonQuestionReportsTable {
  id: string;
  question_id: string;
  /** Null: the question itself. */
  answer_id: string | null;
  uid: string;
  reason: ReportReason;
  words: string;
  reported_at: Date;
  settled_at: NullAtFirst<Date>;
}

export interface QuestionsTables {
  lesson_questions: LessonQuestionsTable;
  lesson_question_words: LessonQuestionWordsTable;
  lesson_answers: LessonAnswersTable;
  lesson_answer_thanks: LessonAnswerThanksTable;
  lesson_question_followers: LessonQuestionFollowersTable;
  lesson_question_reports: LessonQuestionReportsTable;
}
