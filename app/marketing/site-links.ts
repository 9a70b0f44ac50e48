import { pageExists } from '#app/shared/pages.ts';

interface SiteLink {
  label: string;
  path: string;
  /** A short description of the page. */
  about: string;
}

const all: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Home', path: '/', about: 'What the school is, and for whom' },
      { label: 'Courses', path: '/courses', about: 'All courses, with a free lesson in most' },
      {
        label: 'Learning paths',
        path: '/paths',
        about: 'Courses in the order that leads to a goal',
      },
      {
        label: 'Plans and prices',
        path: '/register',
        about: 'Basic, Premium and College, side by side',
      },
    ],
  },
  {
    title: 'Build',
    links: [
      {
        label: 'Startup builder',
        path: '/startup-builder',
        about: 'From an idea to a company in four stages',
      },
      {
        label: 'AI tools',
        path: '/ai-tools',
        about: 'A directory with filters and members’ ratings',
      },
      { label: 'Compare AI tools', path: '/ai-tools/compare', about: 'Up to four, side by side' },
      { label: 'Investors', path: '/investors', about: 'People who write first cheques' },
      {
        label: 'Hackathons',
        path: '/hackathon',
        about: 'What is open, with deadlines in Indian time',
      },
      { label: 'Placements', path: '/placements', about: 'From lessons to a job' },
    ],
  },
  {
    title: 'About us',
    links: [
      { label: 'Pitch deck', path: '/pitch-deck', about: 'The school in ten slides' },
      {
        label: 'Pitch deck as a slideshow',
        path: '/pitch-deck?view=slideshow',
        about: 'The slides alone, for a projector',
      },
      { label: 'Questions and answers', path: '/faq', about: 'What people ask first' },
      { label: 'Contact', path: '/contact', about: 'Write to a person' },
      { label: 'Search', path: '/search', about: 'Courses, lessons, directories and answers' },
      { label: 'Sitemap', path: '/sitemap', about: 'This page' },
    ],
  },
  {
    title: 'Rules',
    links: [
      {
        label: 'Privacy policy',
        path: '/privacy-policy',
        about: 'What we store about you, and your rights',
      },
      {
        label: 'Terms and conditions',
        path: '/terms-and-conditions',
        about: 'What we expect of each other',
      },
      {
        label: 'Cancellation and refund',
        path: '/cancellation-refund',
        about: 'How to get the whole fee back, and until when',
      },
    ],
  },
];

/** The public pages, for people who look for one. */
export const siteLinks = all.map(({ title, links }) => ({
  title,
  links: links.filter(({ path }) => pageExists(path)),
}));
