import type { Level } from '../levels.ts';

export interface CoursesTable {
  id: string;
  slug: string;
  title: string;
  description: string;
  /**
   * What the author says, such as '10 hours'; empty for nothing. The minutes of lessons come first.
   */
  duration: string;
  topic: string;
  /** Null while nobody has said. */
  level: Level | null;
  /** Name of a lucide icon; stands in the porthole of the course's craft. */
  icon: string;
  palette: string;
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
  /** Of its texts or its publication. */
  updated_at: Date;
  /** Counts those changes, so that someone who edits an older one can be told. */
  version: number;
}

export interface Faq {
  question: string;
  answer: string;
}

/**
 * What the catalogue asks of each published course. Triggers keep it (migration 0045): nothing here
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
  /** Is there a written preview lesson? */
  free_preview: boolean;
  lessons: number;
  /** Of its lessons; 0 while nobody knows. */
  minutes: number;
  /** The same, or what the author says; null while nobody knows. */
  takes: number | null;
  position: number;
  published_at: Date;
  /** To be found by, in stems and as written. */
  words: Lexemes;
  /** As written alone. */
  spelled: Lexemes;
}

/** PostgreSQL's own; the program does not read it. */
type Lexemes = object;

export interface CourseSectionsTable {
  id: string;
  course_id: string;
  title: string;
  /** As the course's. */
  duration: string;
  position: number;
}

export interface CheckQuestion {
  question: string;
  options: string[];
  /** Index into `options`. */
  answer: number;
  explanation: string;
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
  /** Markdown; null for an outline entry (decisions.md ruling 7). */
  body: string | null;
  tasks: string[];
  /** JSON. */
  check_question: string | CheckQuestion | null;
}

/** Courses in the order in which one prepares for the next. */
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
  catalogue_entries: CatalogueEntriesTable;
  learning_paths: LearningPathsTable;
  learning_path_courses: LearningPathCoursesTable;
  course_sections: CourseSectionsTable;
  lessons: LessonsTable;
}
