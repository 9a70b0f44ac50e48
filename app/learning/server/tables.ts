import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface EnrolmentsTable {
  uid: string;
  course_id: string;
  started_at: Date;
  last_lesson_id: string;
  last_opened_at: Date;
  /** When the learner came to that lesson; opening it again keeps this. */
  lesson_opened_at: NullAtFirst<Date>;
}

export interface LessonCompletionsTable {
  uid: string;
  lesson_id: string;
  course_id: string;
  completed_at: Date;
  /** When the learner came to the lesson; null if it wasn't the one that was opened last. */
  opened_at: NullAtFirst<Date>;
}

/** The first lesson that someone ever completed; never undone. */
export interface FirstLessonsTable {
  uid: string;
  lesson_id: string;
  done_at: Date;
}

export interface LessonTasksDoneTable {
  uid: string;
  lesson_id: string;
  /** Index into the lesson's tasks. */
  task: number;
  done_at: Date;
}

/** At most eight rows a course. Their sum is how many people have started it. */
export interface CourseLearnersTable {
  course_id: string;
  shard: number;
  learners: number;
}

export interface SavedCoursesTable {
  uid: string;
  course_id: string;
  saved_at: Date;
}

/** A finished course; never undone. */
export interface CourseCompletionsTable {
  uid: string;
  course_id: string;
  completed_at: Date;
  /** The course's version at that moment. */
  course_version: number;
  /** Of its written lessons, all of which were complete. */
  lessons: number;
}

/** How far someone has watched a video. */
export interface VideoPositionsTable {
  uid: string;
  media_id: string;
  seconds: number;
  watched_at: Date;
}

export interface LearningTables {
  video_positions: VideoPositionsTable;
  course_completions: CourseCompletionsTable;
  course_learners: CourseLearnersTable;
  first_lessons: FirstLessonsTable;
  saved_courses: SavedCoursesTable;
  enrolments: EnrolmentsTable;
  lesson_completions: LessonCompletionsTable;
  lesson_tasks_done: LessonTasksDoneTable;
}
