import { questionsDesk } from '#app/shared/redirects.ts';

export const myQuestionsPath = '/dashboard/questions';

/** A question with its answers, for members. */
export const questionPath = (id: string): string => `${myQuestionsPath}/${id}`;

export const adminQuestionsPath = '/admin/questions';

/** The same for those who answer. */
export const deskQuestionPath = (id: string): string => `${questionsDesk}?question=${id}`;
