import { newsKind, type NewsCategory } from '#app/shared/news.ts';
import { projectsDesk, questionsDesk } from '#app/shared/redirects.ts';
import { agoText, waitingText } from './waiting-words.ts';

const category: NewsCategory = {
  id: 'helpers',
  label: 'Waiting questions and projects',
  about: 'questions and projects that wait for an answer',
  only: ['helper'],
};

const toQuestions = { href: questionsDesk, label: 'Open the questions' };
const toProjects = { href: projectsDesk, label: 'Open the projects' };

export const helperNews = {
  'desks-waiting': newsKind<{ questions: number; projects: number; hours: number }>({
    category,
    mailed: true,
    title: waitingText,
    text: ({ hours }) =>
      `The oldest has waited ${agoText(hours)}. We write about this at most once a day, and not at all on a day on which nothing waits.`,
    link: ({ questions }) => (questions > 0 ? toQuestions : toProjects),
    otherLink: ({ questions, projects }) => (questions > 0 && projects > 0 ? toProjects : null),
  }),
};
