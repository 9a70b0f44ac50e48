/** Below this number, a count says more about the school's age than about the course. */
export const leastShown = 5;
