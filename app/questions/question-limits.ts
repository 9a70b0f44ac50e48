/** Characters. */
export const longestQuestion = { title: 150, words: 3000 } as const;
export const longestAnswer = 3000;
export const longestReport = 500;

/** More answers make nobody wiser. */
export const mostAnswers = 200;
