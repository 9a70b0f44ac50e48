export const longestQuestion = 600;
