import type { GeneratedAlways } from 'kysely';
import type { CompositionName } from '#app/shared/composition-names.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { LessonKind } from '../lesson-kinds.ts';
import type { LessonNeed } from '../lesson-needs.ts';
import type { Level } from '../levels.ts';

export interface CoursesTable {
  id: string;
  slug: string;
  title: string;
  description: string;
  /**
   * The author's text, such as '10 hours'; may be empty. The minutes of lessons take precedence.
   */
  duration: string;
  topic: string;
  /** Null if unknown. */
  level: Level | null;
  /** Name of a lucide icon, shown in the porthole of the course's craft. */
  icon: string;
  palette: string;
  /** Null if it is the slug's own. */
  composition: CompositionName | null;
  image: string | null;
  instructor_name: string;
  instructor_title: string;
  instructor_bio: string;
  instructor_image: string | null;
  learning_points: string[];
  target_audience: string[];
  /** JSON: {question, answer}[]. */
  faqs: string | Faq[];
  is_new: boolean;
  is_trending: boolean;
  position: number;
  created_at: Date;
  published_at: Date | null;
  /** When its texts or its publication last changed. */
  updated_at: Date;
  /** Counts those changes, so that an edit of an older version can be refused. */
  version: number;
}

/** Addresses that courses had before, which lead to the new ones. None is a course's own. */
export interface FormerCourseSlugsTable {
  slug: string;
  course_id: string;
  left_at: Date;
}

export interface Faq {
  question: string;
  answer: string;
}

/**
 * The searchable data of each published course. Triggers maintain it (migration 0045): no code
 * writes it.
 */
export interface CatalogueEntriesTable {
  course_id: string;
  slug: string;
  title: string;
  topic: string;
  level: Level | null;
  is_new: boolean;
  is_trending: boolean;
  /** True if there is a written preview lesson. */
  free_preview: boolean;
  lessons: number;
  /** Of its lessons; 0 if unknown. */
  minutes: number;
  /** The same, or the author's figure; null if unknown. */
  takes: number | null;
  position: number;
  published_at: Date;
  /** For searching, as stems and as written. */
  words: Lexemes;
  title_words: Lexemes;
  /** Only as written. */
  spelled: Lexemes;
}

/** PostgreSQL's own; the program does not read it. */
type Lexemes = object;

/**
 * A course that is or was on sale; any other is in preparation. Triggers maintain it (migration
 * 0098): no code writes here.
 */
export interface OpenedCoursesTable {
  course_id: string;
  /** The first time. */
  opened_at: Date;
}

/** The visible reviews of a course. A trigger maintains them (migration 0072): no code writes here. */
export interface CourseRatingsTable {
  course_id: string;
  /** Of all reviews together. */
  stars: number;
  reviews: number;
  /** Those with words. */
  texts: number;
}

export interface CourseSectionsTable {
  id: string;
  course_id: string;
  title: string;
  /** Like the course's. */
  duration: string;
  position: number;
}

export interface LessonsTable {
  id: string;
  course_id: string;
  section_id: string;
  slug: string;
  title: string;
  position: number;
  minutes: number;
  preview: boolean;
  /** Markdown, with its practice as fences; null for an outline entry (decisions.md ruling 7). */
  body: string | null;
  tasks: string[];
  /** JSON. */
  needs: string | LessonNeed[];
  kind: LessonKind;
  /** Whether there is practice in its text. */
  practice: GeneratedAlways<boolean>;
  /** Names this text: each saved change gets a new one. */
  revision: string;
}

/** At most one for each stage. */
export interface StageQuizzesTable {
  id: string;
  course_id: string;
  section_id: string;
  drawn: number;
  pass_mark: number;
  wait_minutes: number;
  /** JSON, with the answers. */
  questions: string | QuizQuestion[];
  revision: string;
}

/** Courses in a recommended order, each preparing for the next. */
export interface LearningPathsTable {
  id: string;
  slug: string;
  title: string;
  description: string;
  position: number;
  published_at: Date | null;
  changed_at: Date;
  version: number;
}

export interface LearningPathCoursesTable {
  path_id: string;
  position: number;
  course_id: string;
}

export interface CoursesTables {
  courses: CoursesTable;
  former_course_slugs: FormerCourseSlugsTable;
  catalogue_entries: CatalogueEntriesTable;
  opened_courses: OpenedCoursesTable;
  course_ratings: CourseRatingsTable;
  learning_paths: LearningPathsTable;
  learning_path_courses: LearningPathCoursesTable;
  course_sections: CourseSectionsTable;
  lessons: LessonsTable;
  stage_quizzes: StageQuizzesTable;
}
