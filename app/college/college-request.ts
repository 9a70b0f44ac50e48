/** What an admin says of a request. */
const collegeDecisions = ['approved', 'refused'] as const;
export type CollegeDecision = (typeof collegeDecisions)[number];

export const collegeStates = ['asked', ...collegeDecisions] as const;
export type CollegeState = (typeof collegeStates)[number];

/** Characters. */
export const longest = { college: 120, course: 120, studyYear: 40, note: 300 };

/**
 * Days for which an approval, or a second address that was confirmed, opens the College plan; then
 * it is asked again.
 */
export const eligibleDays = 365;

/** What opens the College plan to a person (decisions.md ruling 36). */
export const eligibilities = ['academic-address', 'second-address', 'approval'] as const;
export type Eligibility = (typeof eligibilities)[number];
