/** Characters. */
export const longestQuestion = 600;
