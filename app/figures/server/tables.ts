export interface CourseFiguresTable {
  course_id: string;
  started: number;
  /** Opened a lesson in the seven days before they were counted. */
  active: number;
  completed: number;
  /** From beginning to completing it; null before anybody has. */
  median_days: number | null;
  counted_at: Date;
}

/** Only lessons that somebody has completed. */
export interface LessonFiguresTable {
  lesson_id: string;
  course_id: string;
  completed: number;
  /** How many of them within three hours of opening it. */
  timed: number;
  /** Of the one of these in the middle. */
  median_minutes: number | null;
}

export interface PracticeFiguresTable {
  lesson_id: string;
  block_id: string;
  people: number;
  /** Wrong answers, in the round of each that was played last. */
  wrong: number;
}

export interface ReviewFiguresTable {
  course_id: string;
  /** Its first day: "2026-11-01". */
  month: string;
  stars: number;
  reviews: number;
}

export interface FiguresTables {
  review_figures: ReviewFiguresTable;
  course_figures: CourseFiguresTable;
  lesson_figures: LessonFiguresTable;
  practice_figures: PracticeFiguresTable;
}
