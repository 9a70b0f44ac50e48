/** What learners say about a course: one each. */
export interface CourseReviewsTable {
  id: string;
  course_id: string;
  uid: string;
  /** 1 to 5. */
  stars: number;
  /** May be empty. */
  words: string;
  written_at: Date;
  changed_at: Date;
  reply: string | null;
  /** Null once that person has deleted the account. */
  replied_by: string | null;
  replied_at: Date | null;
  /** If hidden, it is neither shown nor counted. */
  hidden_at: Date | null;
  hidden_reason: string | null;
}

export interface ReviewsTables {
  course_reviews: CourseReviewsTable;
}
