/** What a notification is about. Mails of all but the first can be turned off. */
export const categories = {
  security: { label: 'Account and security', about: 'sign-ins and your password' },
  membership: { label: 'Membership and payments', about: 'your membership and payments' },
  referrals: { label: 'Referrals', about: 'people you brought and your rewards' },
  placements: { label: 'Placements', about: 'your applications' },
  hackathons: { label: 'Hackathons', about: 'your teams and mentors' },
  reports: { label: 'Suggestions and reports', about: 'what you suggested, reported or posted' },
  learning: { label: 'Learning', about: 'your courses' },
  announcements: { label: 'Announcements', about: 'what is new for every member' },
} as const;

export type Category = keyof typeof categories;

export const optionalCategories = ['membership', 'referrals', 'placements', 'hackathons', 'reports', 'learning', 'announcements'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export const isOptional = (category: Category): category is OptionalCategory => category !== 'security';
