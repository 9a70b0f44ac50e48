import { newsKind } from '#app/shared/news.ts';
import { projectsDesk } from '#app/shared/redirects.ts';
import { myCoursesPath } from '#app/shared/addresses.ts';
import { projectPath } from './addresses.ts';

const category = {
  id: 'projects',
  label: 'Projects',
  about: 'projects of courses and the responses to them',
};

export const projectNews = {
  'project-responded': newsKind<{
    course: string;
    /** Null if the course is not on sale any more. */
    slug: string | null;
    points: number;
    outOf: number;
  }>({
    category,
    mailed: true,
    title: ({ course }) => `Your project for ${course} has a response`,
    text: ({ points, outOf }) =>
      `You got ${points} of ${outOf} points. The project’s page shows the points for each criterion and your reviewer’s comments. ${points < outOf ? 'You can improve it and submit it again.' : 'If you have a public page, you can show the project there.'}`,
    link: ({ slug }) => ({
      href: slug === null ? myCoursesPath : projectPath(slug),
      label: 'Read the response',
    }),
  }),
  'project-corrected': newsKind<{
    course: string;
    slug: string | null;
    points: number;
    outOf: number;
  }>({
    category,
    mailed: true,
    title: ({ course }) => `The response to your project for ${course} was corrected`,
    text: ({ points, outOf }) =>
      `You now have ${points} of ${outOf} points. Everything that you have earned stays yours. The project’s page shows the corrected response.`,
    link: ({ slug }) => ({
      href: slug === null ? myCoursesPath : projectPath(slug),
      label: 'Read the response',
    }),
  }),
  'project-submitted': newsKind<{ course: string }>({
    category,
    mailed: true,
    title: ({ course }) => `A learner submitted the project for ${course}`,
    text: () =>
      'It is waiting for a response on the desk. We write at most once a day about each of your courses; the desk always shows everything that is waiting.',
    link: { href: projectsDesk, label: 'Open the desk' },
  }),
};
