/** An admin's decisions on a request. */
const collegeDecisions = ['approved', 'refused'] as const;
export type CollegeDecision = (typeof collegeDecisions)[number];

export const collegeStates = ['asked', ...collegeDecisions] as const;
export type CollegeState = (typeof collegeStates)[number];

/** Characters. */
export const longest = { college: 120, course: 120, studyYear: 40, note: 300 };

/**
 * Days for which an approval, or the confirmation of an address, opens the College plan. After that
 * the person must show again that they study.
 */
export const eligibleDays = 365;

/** What makes a person eligible for the College plan (decisions.md ruling 36). */
export const eligibilities = ['academic-address', 'second-address', 'approval'] as const;
export type Eligibility = (typeof eligibilities)[number];
