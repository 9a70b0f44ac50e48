import faqs from '#content/faqs.json' with { type: 'json' };
import { brand } from '#app/shared/brand.ts';

/** What the school answers on a course's page; one answer names the days of the guarantee. */
export const schoolQuestions = (): { question: string; answer: string }[] =>
  faqs.map(({ question, answer }) => ({
    question,
    answer: answer.replaceAll('{guaranteeDays}', String(brand.guaranteeDays)),
  }));
