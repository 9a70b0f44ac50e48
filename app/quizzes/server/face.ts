// What other features may call.
export { quizFigures } from './figures.answers.ts';
export { figuresAsJson } from './figures.queries.ts';
export { passedIn, selectPassed as passedQuizzes } from './queries.ts';
export { beginAttempt, judgeAttempt, quizState, saveGiven, type QuizPlace } from './service.ts';
