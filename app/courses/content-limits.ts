/** What the desk can save, and so what an import may bring. */
export const mostStages = 60;
/** Of a whole course. */
export const mostLessons = 300;
/** Characters of a lesson's Markdown, with its practice. */
export const longestBody = 100_000;
export const mostTasks = 20;
/** Things that a lesson says it needs. */
export const mostNeeds = 10;
