import { myQuestionsPath } from '#app/shared/addresses.ts';
import { questionsDesk } from '#app/shared/redirects.ts';

/**
 * A question with its answers. Links name this address, whoever they are for: the page leads
 * people who answer without a membership to the desk's page of the question.
 */
export const questionPath = (id: string): string => `${myQuestionsPath}/${id}`;

export const adminQuestionsPath = '/admin/questions';

/** The same question at the desk. */
export const deskQuestionPath = (id: string): string =>
  `${questionsDesk}?${new URLSearchParams({ question: id })}`;
