import type { Generated } from 'kysely';
import type { CourseContent } from '#app/courses/course-content.ts';
import type { LessonKind } from '#app/courses/lesson-kinds.ts';
import type { LessonNeed } from '#app/courses/lesson-needs.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { AnsweredParts, ReplacedPage } from '../supplied-parts.ts';

/** A course's unpublished content. It has all of it, changed or not. */
export interface CourseDraftsTable {
  course_id: string;
  begun_at: Date;
  /** Of the supplied texts that it has taken over; null if none. */
  taken_digest: string | null;
  /** JSON: those texts. */
  taken_content: string | CourseContent | null;
}

/** A course that came with the school. */
export interface SuppliedCoursesTable {
  course_id: string;
  /** In content/courses. */
  folder: string;
  /** Of the files there when they had this content; empty if unknown. */
  digest: string;
  /** JSON: the texts that the school last answered, with the ids that it has for them. */
  content: string | CourseContent;
  /** JSON: what the school last answered of the parts that have no draft. */
  parts: Generated<string | AnsweredParts>;
  /** JSON; null if nothing was taken over, or it was brought back. */
  replaced: string | ReplacedPage | null;
}

export interface DraftSectionsTable {
  id: string;
  course_id: string;
  title: string;
  position: number;
}

export interface DraftLessonsTable {
  id: string;
  course_id: string;
  section_id: string;
  slug: string;
  title: string;
  position: number;
  minutes: number;
  preview: boolean;
  /** Markdown; null while nothing is written. */
  body: string | null;
  tasks: string[];
  /** JSON. */
  needs: string | LessonNeed[];
  kind: LessonKind;
  revision: string;
  changed_at: Date;
  /** Null if nobody changed it in this draft. */
  changed_by: string | null;
}

export interface DraftQuizzesTable {
  id: string;
  course_id: string;
  section_id: string;
  drawn: number;
  pass_mark: number;
  wait_minutes: number;
  /** JSON, with the answers. */
  questions: string | QuizQuestion[];
  revision: string;
  changed_at: Date;
  /** Null if nobody changed it in this draft. */
  changed_by: string | null;
}

/** What was published, each time. Numbers count from 1 in each course. */
export interface CourseVersionsTable {
  course_id: string;
  number: number;
  published_at: Date;
  published_by: string;
  /** The author's own, about what changed; may be empty. */
  words: string;
  /** JSON. */
  content: string | CourseContent;
}

/** What is published later: a copy of the draft as it was shown. */
export interface ScheduledPublicationsTable {
  course_id: string;
  publish_at: Date;
  scheduled_by: string;
  /** The author's own, about what changes; may be empty. */
  words: string;
  /** JSON. */
  content: string | CourseContent;
}

/** Which courses are an author's own. */
export interface CourseAuthorsTable {
  course_id: string;
  uid: string;
  added_at: Date;
}

export interface AuthoringTables {
  course_authors: CourseAuthorsTable;
  course_drafts: CourseDraftsTable;
  draft_sections: DraftSectionsTable;
  draft_lessons: DraftLessonsTable;
  draft_quizzes: DraftQuizzesTable;
  course_versions: CourseVersionsTable;
  scheduled_publications: ScheduledPublicationsTable;
  supplied_courses: SuppliedCoursesTable;
}
