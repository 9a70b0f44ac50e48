import type { Quiz } from '#app/quizzes/quiz.contract.ts';
import type { LessonKind } from './lesson-kinds.ts';
import type { LessonNeed } from './lesson-needs.ts';

/** What an author writes in a course, published or not: its stages with their lessons. */
export interface CourseContent {
  stages: readonly StageContent[];
}

export interface StageContent {
  id: string;
  title: string;
  lessons: readonly LessonContent[];
  quiz: QuizContent | null;
}

/** The quiz of a stage. It keeps its id for life, as a lesson does. */
export interface QuizContent extends Quiz {
  id: string;
  revision: string;
}

export interface LessonContent {
  id: string;
  slug: string;
  title: string;
  minutes: number;
  preview: boolean;
  tasks: readonly string[];
  needs: readonly LessonNeed[];
  kind: LessonKind;
  /** Markdown; null while nothing is written. */
  body: string | null;
  /** Names this text of the lesson: each saved change gets a new one. */
  revision: string;
}

/** A stage as the starting content has it: there are no ids yet, and a quiz names its lessons by slug. */
export interface SuppliedStage {
  title: string;
  lessons: readonly Omit<LessonContent, 'id' | 'revision'>[];
  quiz: Quiz | null;
}

/** Versions from before there were quizzes, needs and kinds have none. */
type StoredStage = Omit<StageContent, 'quiz' | 'lessons'> &
  Partial<Pick<StageContent, 'quiz'>> & { lessons: readonly StoredLesson[] };
type StoredLesson = Omit<LessonContent, 'needs' | 'kind'> &
  Partial<Pick<LessonContent, 'needs' | 'kind'>>;

/** A stage without what its rows have besides. */
export const stageOf = ({ id, title, lessons, quiz }: StoredStage): StageContent => ({
  id,
  title,
  lessons: lessons.map(lessonOf),
  quiz: quiz ? quizContentOf(quiz) : null,
});

const lessonOf = ({
  id,
  slug,
  title,
  minutes,
  preview,
  tasks,
  needs = [],
  kind = 'reading',
  body,
  revision,
}: StoredLesson): LessonContent => ({
  id,
  slug,
  title,
  minutes,
  preview,
  tasks,
  needs: needs.map(({ tool, plan, price }) => ({ tool, plan, price })),
  kind,
  body,
  revision,
});

const quizContentOf = ({
  id,
  drawn,
  passMark,
  waitMinutes,
  questions,
  revision,
}: QuizContent): QuizContent => ({ id, drawn, passMark, waitMinutes, questions, revision });
