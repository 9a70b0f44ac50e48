/** The public page of a course in preparation, by slug. */
export const upcomingPath = (course: string): string => `/upcoming/${course}`;

/** Where a mailed link confirms an address, and where it deletes one. */
export const confirmPath = '/waiting/confirm';
export const forgetPath = '/waiting/forget';
