import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import type { Category } from './categories.ts';
import type { KindLink, KindRules } from './kind-rule.ts';
import { membershipKinds } from './membership-kinds.ts';
import type { Kind, NotificationData } from './news.ts';

const day = (instant: string): string => instantText(instant, 'date');
/** Who has left has no name any more, and is written small within a sentence. */
const within = (friend: string): string => friend.replace(/^A former member$/, 'a former member');
const rewardsLink = { href: '/dashboard/profile', label: 'See your rewards' };

const boardOf = ({ hackathonId }: { hackathonId: string }) => ({ href: `/hackathon/${hackathonId}#team-board`, label: 'Open the board' });
const settledText = 'Thank you for telling us. We looked at it, and what was wrong is put right.';
const nothingChangedText = 'We looked at it, and found nothing to change. Thank you all the same.';

/** By the state that an application has come to; what comes later and is not here is told in general words. */
const applicationNews: Readonly<Record<string, string>> = {
  'in-review': 'Your application is being read',
  interview: 'You are invited to talk',
  offer: 'There is an offer for you',
  closed: 'Your application is closed',
};

/** Every kind there is, and was: rows of old kinds are still read. */
const kinds: KindRules = {
  ...membershipKinds,
  'new-sign-in': {
    category: 'security',
    mailed: true,
    title: ({ device }) => `New sign-in: ${device}`,
    text: ({ device, at }) =>
      `Someone signed in to your account with ${device} on ${instantText(at)}, which was not used before. If it wasn’t you, end that session and set a new password.`,
    link: { href: '/account#sessions', label: 'See where you are signed in' },
  },
  'password-changed': {
    category: 'security',
    mailed: false,
    title: () => 'Your password was changed',
    text: ({ at }) => `It was set on ${instantText(at)}, and all other devices were signed out. If it wasn’t you, write to us at once.`,
    link: { href: '/contact', label: 'Contact us' },
  },
  'email-changed': {
    category: 'security',
    mailed: false,
    title: () => 'Your e-mail address was changed',
    text: ({ email, at }) => `Since ${instantText(at)} you sign in with ${email}. If it wasn’t you, write to us at once.`,
    link: { href: '/contact', label: 'Contact us' },
  },
  'reward-pending': {
    category: 'referrals',
    mailed: true,
    title: ({ friend }) => `${friend} joined with your code`,
    text: ({ amountPaise, payableFrom }) =>
      `That earns you ${paiseText(amountPaise)}, payable from ${day(payableFrom)} on, when the time for refunds is over.`,
    link: rewardsLink,
  },
  'reward-payable': {
    category: 'referrals',
    mailed: true,
    title: ({ amountPaise }) => `Your reward of ${paiseText(amountPaise)} is payable`,
    text: ({ friend }) => `It is for bringing ${within(friend)}, and no longer pending.`,
    link: rewardsLink,
  },
  'reward-reversed': {
    category: 'referrals',
    mailed: true,
    title: ({ amountPaise }) => `A reward of ${paiseText(amountPaise)} was reversed`,
    text: ({ friend, reason }) => `It was for bringing ${within(friend)}. ${reason}`,
    link: rewardsLink,
  },
  'application-moved': {
    category: 'placements',
    mailed: true,
    title: ({ role, state }) => `${applicationNews[state] ?? 'Your application has moved'}: ${role}`,
    text: ({ message }) => message ?? 'Your application shows where it stands, and what we sent along with each change.',
    link: { href: '/account/placements', label: 'See your application' },
  },
  'team-post-answered': {
    category: 'hackathons',
    mailed: true,
    title: ({ from, hackathon }) => `${from} answered your post on the board of “${hackathon}”`,
    text: ({ from, words }) => `${from} writes: “${words}” Write back to the address or number given there; we tell nobody yours.`,
    link: boardOf,
  },
  'mentorship-decided': {
    category: 'hackathons',
    mailed: true,
    title: ({ arranged, hackathon }) => `${arranged ? 'Your mentor is arranged' : 'There is no mentor for you'}: “${hackathon}”`,
    text: ({ words }) => words,
    link: ({ hackathonId }) => ({ href: `/hackathon/${hackathonId}#mentorship`, label: 'See your request' }),
  },
  'college-approved': {
    category: 'membership',
    mailed: false,
    title: () => 'The College plan is open to you',
    text: ({ until }) => `We approved your request. You can buy and renew the plan until ${day(until)}.`,
    link: { href: '/register', label: 'Choose the College plan' },
  },
  'college-refused': {
    category: 'membership',
    mailed: false,
    title: () => 'Your request for the College plan was refused',
    text: ({ reason }) => `${reason} You may ask again, or confirm an address of your college.`,
    link: { href: '/account/college', label: 'See your request' },
  },
  'tool-suggestion-settled': {
    category: 'reports',
    mailed: true,
    title: ({ tool, accepted }) => (accepted ? `${tool} is in our directory` : `We did not add ${tool}`),
    text: ({ accepted, words }) =>
      accepted
        ? 'Thank you for suggesting it. It stands among the AI tools, with what we found out about it.'
        : words || 'We looked at your suggestion, and it does not fit our directory as it is. Thank you all the same.',
    link: ({ tool, toolId }) =>
      toolId === null ? { href: '/ai-tools', label: 'See the AI tools' } : { href: `/ai-tools/${toolId}`, label: `See ${tool}` },
  },
  'tool-report-settled': {
    category: 'reports',
    mailed: true,
    title: ({ tool, accepted }) => (accepted ? `What you told us about ${tool} is settled` : `We looked at what you told us about ${tool}`),
    text: ({ accepted, words }) => (accepted ? settledText : words || nothingChangedText),
    link: ({ tool, toolId }) => (toolId === null ? null : { href: `/ai-tools/${toolId}`, label: `See ${tool}` }),
  },
  'investor-report-settled': {
    category: 'reports',
    mailed: true,
    title: ({ accepted }) =>
      accepted ? 'What you told us about an investor is settled' : 'We looked at what you told us about an investor',
    text: ({ accepted }) => (accepted ? settledText : nothingChangedText),
    link: ({ investorId }) => (investorId === null ? null : { href: `/investors/${investorId}`, label: 'See the profile' }),
  },
  'board-post-decided': {
    category: 'reports',
    mailed: true,
    title: ({ hackathon, hidden }) => `Your post on the board of “${hackathon}” is ${hidden ? 'hidden' : 'shown again'}`,
    text: ({ hidden }) =>
      hidden
        ? 'Our team took it off the board, where you alone still see it. If you think that is wrong, write to us, and a person will look again.'
        : 'Our team looked at it once more. Everyone who takes part reads it again.',
    link: (data) => (data.hidden ? { href: '/contact', label: 'Contact us' } : boardOf(data)),
  },
  'board-report-settled': {
    category: 'reports',
    mailed: true,
    title: ({ reported, hidden }) =>
      hidden ? `The ${reported} that you reported is hidden` : `We looked at the ${reported} that you reported`,
    text: ({ hackathon, hidden }) =>
      hidden
        ? `Thank you for telling us. We took it off the board of “${hackathon}”.`
        : `We found nothing wrong with it, and it stays on the board of “${hackathon}”. Thank you all the same.`,
    link: boardOf,
  },
  'referral-code-changed': {
    category: 'referrals',
    mailed: false,
    title: ({ code }) => `Your referral code is now ${code}`,
    text: ({ before }) => `${before} gives nobody a discount any more; it stays reserved for you for a year.`,
    link: { href: '/dashboard/profile', label: 'See your code' },
  },
};

/** A notification in words. */
export interface Told {
  category: Category;
  mailed: boolean;
  title: string;
  text: string;
  link: KindLink | null;
}

export function inWords<K extends Kind>(kind: K, data: NotificationData[K]): Told {
  const { category, mailed, title, text, link } = kinds[kind];
  return { category, mailed, title: title(data), text: text(data), link: typeof link === 'function' ? link(data) : link };
}

/** Are there mails of this category? Of others nobody needs to be asked. */
export const hasMails = (category: Category): boolean => Object.values(kinds).some((rule) => rule.mailed && rule.category === category);
