// How many of each kind a large school has.
export interface SchoolSize {
  courses: number;
  lessonsEach: number;
  people: number;
  members: number;
  /** Courses that each member has started. */
  begunEach: number;
  /** Notes that each member has written, and practice blocks that each has answered. */
  notesEach: number;
  answersEach: number;
  /** Questions under the lessons, each with an answer. */
  questions: number;
}

/**
 * 10,000 courses of 20 lessons, and people by the scale: 1 is 200,000. Whatever the scale, there are
 * 2 million notes, 5 million answers to practice, and a million questions and answers to them.
 */
export function sizeAt(scale: number): SchoolSize {
  const members = Math.round(60_000 * scale);
  return {
    courses: 10_000,
    lessonsEach: 20,
    people: Math.round(200_000 * scale),
    members,
    begunEach: 3,
    notesEach: Math.ceil(2_000_000 / members),
    answersEach: Math.ceil(5_000_000 / members),
    questions: 500_000,
  };
}
