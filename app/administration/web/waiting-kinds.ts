import type { Overview } from '../contract.ts';

export type WaitingKind = keyof Overview['waiting'];

interface Words {
  /** What is said of one, and of many, after the figure. */
  one: string;
  many: string;
  /** Where an admin deals with them; what has no place there is for the command line. */
  to?: string;
}

/** Everything that can wait for an admin, what cannot wait long first. */
export const waitingKinds: Readonly<Record<WaitingKind, Words>> = {
  payments: { one: 'payment does not add up', many: 'payments do not add up', to: '/admin/payments' },
  jobs: { one: 'job has failed for good: npm run admin -- jobs', many: 'jobs have failed for good: npm run admin -- jobs' },
  sessionsWithoutLink: {
    one: 'live session within a day has no link yet',
    many: 'live sessions within a day have no link yet',
    to: '/admin/live-sessions',
  },
  enquiries: { one: 'enquiry is unread', many: 'enquiries are unread', to: '/admin/enquiries' },
  applications: { one: 'application is unread', many: 'applications are unread', to: '/admin/placements' },
  collegeRequests: {
    one: 'student asks for the College plan',
    many: 'students ask for the College plan',
    to: '/admin/college-requests',
  },
  rewards: { one: 'reward is held', many: 'rewards are held', to: '/admin/held-rewards' },
  reportedPosts: { one: 'post of a team board is reported', many: 'posts of team boards are reported', to: '/admin/hackathons' },
  mentorshipRequests: { one: 'request for a mentor', many: 'requests for a mentor', to: '/admin/hackathons' },
  toolSuggestions: { one: 'AI tool is suggested', many: 'AI tools are suggested', to: '/admin/ai-tools?show=missing' },
  toolReports: { one: 'report on an AI tool', many: 'reports on AI tools', to: '/admin/ai-tools?show=changed' },
  investorLetters: { one: 'letter about an investor', many: 'letters about investors', to: '/admin/investors?show=letters' },
};

/** The team board of a hackathon, at the desk. */
export const boardAt = (hackathonId: string): string => `/admin/hackathons/${hackathonId}?show=board`;
