export interface CourseFiguresTable {
  course_id: string;
  started: number;
  /** Opened a lesson in the seven days before they were counted. */
  active: number;
  completed: number;
  counted_at: Date;
}

/** Only lessons that somebody has completed. */
export interface LessonFiguresTable {
  lesson_id: string;
  course_id: string;
  completed: number;
}

export interface PracticeFiguresTable {
  lesson_id: string;
  block_id: string;
  people: number;
  /** Wrong answers, in the round of each that was played last. */
  wrong: number;
}

export interface FiguresTables {
  course_figures: CourseFiguresTable;
  lesson_figures: LessonFiguresTable;
  practice_figures: PracticeFiguresTable;
}
