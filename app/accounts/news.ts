import { instantText } from '#app/shared/instant-text.ts';
import { newsKind, type NewsCategory } from '#app/shared/news.ts';

const security: NewsCategory = {
  id: 'security',
  label: 'Account and security',
  about: 'sign-ins and your password',
  alwaysMailed: true,
};

const contactUs = { href: '/contact', label: 'Contact us' };

export const accountNews = {
  'new-sign-in': newsKind<{ device: string; at: string }>({
    category: security,
    mailed: true,
    title: ({ device }) => `New sign-in: ${device}`,
    text: ({ device, at }) =>
      `Someone signed in to your account with ${device} on ${instantText(at)}. You have not used this device before. If it wasn’t you, end that session and set a new password.`,
    link: { href: '/account#sessions', label: 'See where you are signed in' },
  }),
  'password-changed': newsKind<{ at: string }>({
    category: security,
    mailed: false,
    title: () => 'Your password was changed',
    text: ({ at }) =>
      `It was changed on ${instantText(at)}, and all other devices were signed out. If it wasn’t you, write to us at once.`,
    link: contactUs,
  }),
  'email-changed': newsKind<{ email: string; at: string }>({
    category: security,
    mailed: false,
    title: () => 'Your e-mail address was changed',
    text: ({ email, at }) =>
      `Since ${instantText(at)} you sign in with ${email}. If it wasn’t you, write to us at once.`,
    link: contactUs,
  }),
};
