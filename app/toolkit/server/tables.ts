/** A file that an author has put into a lesson of a course on sale. The database derives it. */
export interface LessonFilesTable {
  lesson_id: string;
  media_id: string;
  course_id: string;
  /** The course's. */
  topic: string;
  /** When the file was uploaded. */
  added_at: Date;
  words: unknown;
}

export interface ToolkitTables {
  lesson_files: LessonFilesTable;
}
