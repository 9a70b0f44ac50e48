/** A thing that our public pages promise, the words by which they do, and who keeps it. */
interface Promised {
  /** A sentence with one of these words promises it. */
  words: RegExp;
  /** Every such sentence, on whatever page. */
  said: readonly string[];
  /** The pages that keep it, as the page table has them. */
  keptBy?: readonly string[];
  /** What is still missing, and the page that will keep it. */
  waitsFor?: { issue: number; until: string };
  /** Why the text stays all the same. */
  specified?: string;
}

/**
 * What the public pages promise. A promise in other words than these is not found: whoever thinks
 * of a new one adds its words here.
 */
export const promises: readonly Promised[] = [
  {
    words: /certificat|\bquiz/i,
    keptBy: [
      '/certificates/:number',
      '/account/certificates',
      '/dashboard/my-courses/:courseSlug/quizzes/:quizId',
    ],
    said: [
      'A certificate for each course you finish',
      'How you earn the certificate',
      'Each path ends in a certificate of its own',
      'A learning path ends in a certificate of its own, once you have finished every course in it.',
      'Then you get a certificate with your name that anyone can check.',
      'When you have marked all its written lessons complete, and passed its quizzes if it has any, you get a certificate with your name and a number that anyone can check.',
      'When all written lessons of the course are complete and its four quizzes are passed, you get a certificate with your name and a number that anyone can check.',
      'Stage quiz',
      '4 stages end with a quiz.',
      'The course is finished when all its written lessons are complete and the quizzes are passed.',
      'Employers have read enough certificates.',
      'Done when: Three certificates that anyone can check',
    ],
  },
  {
    words: /guarantee|refund|money[- ]back|fee comes back|change your mind/i,
    keptBy: ['/cancellation-refund', '/account/orders/:orderId', '/admin/orders'],
    said: [
      '60-day money-back guarantee',
      '60-day money-back guarantee.',
      '60-day money-back guarantee on every plan.',
      'There is a 60-day money-back guarantee.',
      'Ask within 60 days of paying and the whole fee comes back.',
      'There is a money-back guarantee.',
      'The page of your order says until when you can ask, and the whole fee comes back.',
      'Finish half of it, change your mind, and we still refund you.',
      '60 days to change your mind, and what you built is yours either way.',
      'Refunds',
      'Refunds are processed within 5-7 business days.',
      'Refunds are processed in 5 to 7 business days',
      'The cancellation and refund policy has the details.',
      'The reward is pending until the days for a refund are over.',
      'What people ask about courses, plans, payments, refunds, accounts and referral codes, with the answers.',
    ],
  },
  {
    words: /communit/i,
    waitsFor: { issue: 16, until: '/dashboard/community' },
    specified: 'a feature of the plans in part 2 section 9',
    said: ['Community'],
  },
  {
    words: /toolkit|advanced tools|student resources|templates?\b/i,
    keptBy: ['/dashboard/toolkit'],
    specified: 'features of the plans in part 2 section 9',
    said: ['No-Code & AI Toolkit', 'Advanced Tools Access', 'Student Resources'],
  },
  {
    words: /\bAI (assistants?|courses?|integrations?|projects?|skills|training|tutor)\b/i,
    keptBy: ['/dashboard/my-courses/:courseSlug/lessons/:lessonSlug', '/ai-tools'],
    specified:
      'the headings of the landing page and of the placements, part 2 section 2; the slide says that its 15+ are a sample',
    said: [
      'In every course an AI assistant gets one job, and you check what it hands back.',
      'AI Integration',
      'AI integrations',
      'Master AI Skills & Get Hired Your Dream Job Starts Here!',
      'Hands-on AI Projects',
      'Upskill with AI training',
      'Develop AI projects',
    ],
  },
  {
    words: /mentor|\bexperts?\b|\bcoach/i,
    keptBy: ['/hackathon/:hackathonId'],
    specified:
      'the headings, part 2 section 2; the page says that the mentors it shows are invented (ruling 38)',
    said: [
      'Learn from industry experts and build real-world projects.',
      'Expert Mentorship',
      'Find Your Team Get Mentorship',
      'Top-Tier Mentorship',
      'In each hackathon you can ask for a mentor once.',
      'Mentors who have sat on the other side of the table.',
      'Mentors marked as samples are invented, and so are the firms that they work for.',
    ],
  },
  {
    words: /real[- ](world )?projects?|live projects/i,
    keptBy: ['/dashboard/my-courses/:courseSlug/lessons/:lessonSlug'],
    specified: 'part 2 sections 2 and 9; the slide says that its 20+ are a sample',
    said: [
      'Learn from industry experts and build real-world projects.',
      'Build Real Projects',
      'live projects',
    ],
  },
  {
    words: /placement\b|placements\.|hiring network|resume|dream job|job guarantee/i,
    keptBy: ['/account/placements', '/placements/openings/:slug', '/admin/openings'],
    specified: 'the headings, part 2 section 2',
    said: [
      'Master AI Skills & Get Hired Your Dream Job Starts Here!',
      'Start Your Placement Journey!',
      'Resume & Interview Training',
      'Resume and interview preparation',
      'Exclusive Hiring Network',
    ],
  },
  {
    words: /referral|rewards?\b|friend’s code|off someone/i,
    keptBy: ['/dashboard/profile', '/account/rewards', '/admin/held-rewards', '/admin/payouts'],
    said: [
      'A friend’s code takes a little off.',
      'Codes and rewards',
      'It takes 10% off someone’s first purchase and earns its owner 10% of what was paid.',
      'Referral code',
      'The reward is pending until the days for a refund are over.',
      'What people ask about courses, plans, payments, refunds, accounts and referral codes, with the answers.',
      'You can use one code per order: a referral code or a promotional code.',
    ],
  },
  {
    words: /founders.{1,2}hub/i,
    keptBy: ['/dashboard/founders-hub'],
    said: [
      "Join the Founders' Hub",
      "Startup Builder Founders' Hub",
      'Premium adds the Founders’ Hub and the investor directory, for good.',
      'The Founders’ Hub keeps the list, so that you can keep the nerve.',
      'The Founders’ Hub walks with you from a hunch to a company, in four stages, at your own pace.',
    ],
  },
  {
    words: /investor directory|premium members?\b/i,
    keptBy: ['/investors', '/investors/:investorId'],
    said: [
      'Premium adds the Founders’ Hub and the investor directory, for good.',
      'Names stay behind the visor until you are a premium member.',
      'Their visors open for premium members.',
    ],
  },
  {
    words: /lifetime|for life\b|for good\b|those to come|college pricing/i,
    keptBy: ['/dashboard/membership', '/account/college'],
    said: [
      '₹15,000/Lifetime',
      '₹15,000 once, for life',
      'All courses, and those to come',
      'Premium adds the Founders’ Hub and the investor directory, for good.',
      'Special College Pricing',
      'That is one year on Basic and College, and for good on Premium.',
    ],
  },
  {
    words: /\bsupport\b(?!@)|24\/7|\ba person\b/i,
    keptBy: ['/contact', '/admin/enquiries'],
    specified: 'part 2 section 2 for the 24/7, which the slide calls a sample',
    said: [
      '24/7',
      'support',
      'A person reads and answers every message.',
      'A person reads every message.',
      'A person reads every message, and answers it.',
      'Talk to a person.',
    ],
  },
  {
    words: /newsletter/i,
    keptBy: ['/newsletter/confirm', '/newsletter/unsubscribe'],
    said: ['Newsletters'],
  },
  {
    words: /\bprogress\b|your place/i,
    keptBy: ['/dashboard/my-courses', '/account'],
    said: [
      'The membership ends, but your account and your progress stay, ready for you if you come back.',
      'Your place is kept on every device you sign in to.',
      'Your progress is kept even after a plan ends.',
      'Your progress is kept, and you come back to the lesson where you left off.',
    ],
  },
  {
    words: /free (account|lesson)/i,
    keptBy: ['/login', '/courses/:courseId/lessons/:lessonId'],
    said: ['Create a free account, look around, pick a plan when you are ready.'],
  },
  {
    words: /live sessions?|\bhints?\b/i,
    keptBy: ['/dashboard', '/dashboard/my-courses/:courseSlug/lessons/:lessonSlug'],
    said: [
      'A wrong answer gets a hint, and nothing stops you from going on.',
      'Live sessions, when one is announced',
      'Practice inside the lessons, with hints',
    ],
  },
  // Not promised so far.
  {
    words: /recordings?\b|\bvideos?\b|tax invoice|unlimited/i,
    said: [],
  },
];
