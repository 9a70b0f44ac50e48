/** Who asked the tutor: one row a person, for the day on which they last asked. */
export interface TutorAskersTable {
  uid: string;
  /** In India: "2026-11-25". */
  day: string;
  questions: number;
}

/** What all of them asked on a day. */
export interface TutorDaysTable {
  day: string;
  questions: number;
  tokens_in: number;
  tokens_out: number;
}

export interface TutorTables {
  tutor_askers: TutorAskersTable;
  tutor_days: TutorDaysTable;
}
