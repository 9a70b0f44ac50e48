/** What an admin says of a request. */
export type CollegeDecision = 'approved' | 'refused';
