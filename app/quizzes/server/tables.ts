import type { Drawn, Given } from '../attempt.ts';
import type { QuizQuestion } from '../quiz.contract.ts';

/** Each text of a question that someone was asked; none ever changes. */
export interface QuizQuestionsTable {
  /** The hash of the text. */
  key: string;
  /** JSON. */
  question: string | QuizQuestion;
}

/** One row for each quiz that someone has begun. */
export interface QuizResultsTable {
  uid: string;
  course_id: string;
  quiz_id: string;
  /** Of the best attempt; null before the first one was sent. */
  best_right: number | null;
  best_of: number | null;
  /** How many attempts were sent. */
  sent: number;
  last_sent_at: Date | null;
  /** Never undone, even if the quiz becomes harder. */
  passed_at: Date | null;
  /** The ids of the questions that the figures have counted for this person. */
  counted: string[];
}

/** Attempts count from 1 for each person and quiz. At most one of them is open. */
export interface QuizAttemptsTable {
  uid: string;
  quiz_id: string;
  number: number;
  started_at: Date;
  /** As it was when the attempt began. */
  pass_mark: number;
  /** JSON. */
  drawn: string | Drawn[];
  /** JSON: one for each question. */
  answers: string | Given[];
  sent_at: Date | null;
  /** How many were right, once it is sent. */
  correct: number | null;
}

/** At most eight rows for each question. Their sum is how many people have answered it. */
export interface QuizFiguresTable {
  quiz_id: string;
  /** Empty for the quiz as a whole. */
  question_id: string;
  shard: number;
  people: number;
  /** How many of them at their first try. */
  correct: number;
}

export interface QuizzesTables {
  quiz_questions: QuizQuestionsTable;
  quiz_results: QuizResultsTable;
  quiz_attempts: QuizAttemptsTable;
  quiz_figures: QuizFiguresTable;
}
