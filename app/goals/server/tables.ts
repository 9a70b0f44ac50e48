import type { NullAtFirst } from '#app/platform/column-types.ts';

/** Weeks are named by their Monday in India: "2026-11-23". */
export interface WeeklyGoalsTable {
  uid: string;
  lessons: number;
  set_at: Date;
  /** The last week in which it was met. */
  met_week: NullAtFirst<string>;
  /** How many weeks in a row that was. */
  weeks: number;
  /** The first week for which nobody has decided whether a reminder is due. */
  due_week: string;
}

export interface GoalsTables {
  weekly_goals: WeeklyGoalsTable;
}
