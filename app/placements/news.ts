import { newsKind } from '#app/shared/news.ts';

/** By the new state of the application. A state added later gets a general text. */
const titles: Readonly<Record<string, string>> = {
  'in-review': 'We are reading your application',
  interview: 'You are invited to an interview',
  offer: 'You have an offer',
  closed: 'Your application is closed',
};

export const placementNews = {
  'application-moved': newsKind<{ role: string; state: string; message: string | null }>({
    category: { id: 'placements', label: 'Placements', about: 'your applications' },
    mailed: true,
    title: ({ role, state }) => `${titles[state] ?? 'Your application has a new state'}: ${role}`,
    text: ({ message }) =>
      message ??
      'Your application page shows its current state and what we wrote with each change.',
    link: { href: '/account/placements', label: 'See your application' },
  }),
};
