import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import landing from '#content/landing.json';
import { brandVariables } from '../journeys/people.ts';
import { pages } from '#app/shared/pages.ts';
import { durationOf, firstMoment, nextMoment, textAt } from '#app/marketing/typing-sequence.ts';
import { emailFault } from '#app/enquiries/sender.ts';
import { areCounted, areInOrder, bodiesSent, leads } from './measures.ts';
import { opensToAll } from './part-2-roles.ts';
import {
  both,
  each,
  equals,
  measured,
  provedIn,
  ruled,
  seen,
  seenAs,
  stands,
  type Section,
} from './proofs.ts';

const words = ['Faster', 'Smarter', 'Cheaper'];

/** The words that stand whole, one after the other. */
function wholeWords(count: number): string[] {
  const whole: string[] = [];
  for (let moment = firstMoment(words); whole.length < count; moment = nextMoment(words, moment))
    if (words.includes(textAt(words, moment)) && moment.erasing) whole.push(textAt(words, moment));
  return whole;
}

/**
 * Each letter stands 90 ms and a whole word 2000 ms, to the millisecond: time stands still in this
 * window, and passes as it is told.
 */
async function keepsPace(page: Page): Promise<void> {
  const shown = () => page.locator('.typing-word-letters').innerText();
  const after = async (ms: number) => {
    await page.clock.runFor(ms);
    // React answers to the change, and sets the next timer.
    await page.waitForTimeout(60);
    return shown();
  };
  const until = async (reached: (text: string) => boolean) => {
    for (let steps = 0; steps < 80; steps += 1) if (reached(await after(90))) return;
    throw new Error('The typed word never got there');
  };
  await until((text) => text.length === 3);
  const letters = await shown();
  expect(await after(89)).toBe(letters);
  expect(await after(1)).not.toBe(letters);
  await until((text) => words.includes(text));
  const word = await shown();
  expect(await after(1999)).toBe(word);
  expect(await after(1)).not.toBe(word);
}

export const product1: Section = {
  '60-day money-back guarantee': ruled(1, seen('the plans')),
  'refunds are processed within 5-7 business days': seenAs(
    'the refund policy',
    'Refunds are processed within 5-7 business days.',
  ),
  'Master No-Code & AI': seen('the landing page'),
  'Build Faster/Smarter/Cheaper': both(
    seenAs('the landing page', '& AI, Build'),
    seenAs('the landing page', words.join(', ')),
  ),
  'Learn from industry experts and build real-world projects': seen('the landing page'),
  'The last word rotates between Faster, Smarter and Cheaper': equals(wholeWords(4), [
    'Faster',
    'Smarter',
    'Cheaper',
    'Faster',
  ]),
  'a typing effect of 90 ms per character and a 2000 ms pause': measured(
    'the landing page in motion',
    keepsPace,
  ),
  'Visitors can browse courses, AI tools, policies, a masked investor list, the hackathon page and the pitch deck':
    opensToAll,
  'Prices are in Indian rupees': seenAs('the plans', '₹5,000'),
};

/** Each of them is one link to its course, with all that it shows. */
async function showsCourses(page: Page): Promise<void> {
  const cards = await page.locator('.course-card').evaluateAll((all) =>
    all.map((card) => ({
      link: /^\/courses\/[\w-]+$/.test(card.querySelector('a')?.getAttribute('href') ?? ''),
      image: card.querySelectorAll('.course-card-cover').length === 1,
      title: (card.querySelector('h3')?.textContent ?? '').length > 3,
      description: (card.querySelector('.course-card-description')?.textContent ?? '').length > 20,
      duration: /\d+ (hours?|minutes?|h|min)/.test(
        card.querySelector('.course-facts')?.textContent ?? '',
      ),
    })),
  );
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards)
    expect(card).toEqual({
      link: true,
      image: true,
      title: true,
      description: true,
      duration: true,
    });
}

const home: Section = {
  '/': stands,
  'Sections, in order': measured('the landing page', (page) =>
    areInOrder(page, [
      'Register Now',
      'Why No Code and AI',
      'Every course comes',
      'Why Choose Us',
      'Find investors',
      'Success stories',
    ]),
  ),
  'Lessgoo!': both(
    seen('the landing page of a member'),
    measured('the landing page of a member', leads('Lessgoo!', '/dashboard')),
  ),
  'Register Now': both(
    seen('the landing page'),
    measured('the landing page', leads('Register Now', '/register')),
  ),
  'For a logged-in user whose membership is not active the target is /register': measured(
    'the landing page without a membership',
    leads('Register Now', '/register'),
  ),
  'Why No Code and AI': seen('the landing page'),
  'four cards': measured('the landing page', (page) =>
    areCounted(page.locator('.why-bento > article'), 4),
  ),
  ...each(
    ['Build cheaper', 'Ship faster', 'Launch and scale', 'Automate work'],
    seen('the landing page'),
  ),
  'a loading spinner with the text Loading courses...': both(
    seenAs('courses on their way', 'Loading courses...'),
    measured('courses on their way', (page) => areCounted(page.locator('.courses-loading svg'), 1)),
  ),
  'then an error text or cards': both(
    seenAs('the landing page, courses that did not load', 'Failed to load courses'),
    measured('the landing page', showsCourses),
  ),
  'Each card links to /courses/{slug} and shows image, title, description, duration': measured(
    'the landing page',
    showsCourses,
  ),
  ...each(['New', 'Trending'], (badge) => ({
    measured: 'the landing page',
    check: (page) =>
      areCounted(page.locator('.course-badges').getByText(badge, { exact: true }).first(), 1),
  })),
  'Browse all courses': both(
    seen('the landing page'),
    measured('the landing page', leads('Browse all courses', '/courses')),
  ),
  'Why Choose Us': seen('the landing page'),
  ...each(
    ['Cost Savings', 'Speed to Market', 'Scale with Ease', 'AI Integration'],
    seen('the landing page'),
  ),
  'Find investors': measured('the landing page', leads('Find investors', '/investors')),
  'Success stories': seen('the landing page'),
  'three collaborating startups, each with logo, link and a funding-raised blurb': measured(
    'the landing page',
    (page) =>
      areCounted(
        page
          .locator('.stories a[href^="https://"]')
          .filter({ has: page.locator('.story-patch') })
          .filter({ hasText: /\$\d/ }),
        3,
      ),
  ),
  '1.7 million Series A': ruled(38, seenAs('the landing page', '$1.7M Series A')),
  '400,000 USD': ruled(38, seenAs('the landing page', '~$400K raised')),
  '10,000 seed': ruled(38, seenAs('the landing page', '$10K seed')),
};

const startupBuilder: Section = {
  '/startup-builder': stands,
  'Build, Launch, Scale': seen('the startup builder'),
  '1 Ideation & Validation': seenAs('the startup builder', 'Stage 1 Ideation & Validation'),
  '2 MVP Development': seenAs('the startup builder', 'Stage 2 MVP Development'),
  '3 Launch Strategy': seenAs('the startup builder', 'Stage 3 Launch Strategy'),
  '4 Scale & Optimize': seenAs('the startup builder', 'Stage 4 Scale & Optimize'),
  "Join the Founders' Hub": both(
    seen('the startup builder'),
    measured('the startup builder', leads("Join the Founders' Hub", '/register')),
  ),
  'On wide screens a rocket follows the scroll position': provedIn(
    'test/journeys/startup-builder.test.ts',
    'on a wide screen the rocket follows the scroll along its line',
  ),
};

/** The footer has a link of this name that leads there. */
const footerLeads = (name: string, target: string) =>
  measured('the footer of a visitor', async (page) => {
    await expect
      .poll(() =>
        page.getByRole('contentinfo').getByRole('link', { name, exact: true }).getAttribute('href'),
      )
      .toBe(target);
  });

const withoutFooter = (path: string) => /^\/(login|pitch-deck|dashboard)(\/|$)/.test(path);

const footer: Section = {
  'every page except where hidden': ruled(
    'decisions.md ruling 6: the frame of the admins is their own',
    equals(
      pages.flatMap(({ path, chrome, admin }) => (chrome === 'bare' && !admin ? [path] : [])),
      pages.flatMap(({ path }) => (withoutFooter(path) ? [path] : [])),
    ),
  ),
  'The footer is hidden on /login, on any /dashboard path and on /pitch-deck': () => ({
    served: async (get) => {
      const asked = [
        '/',
        '/courses',
        '/hackathon',
        '/login',
        '/dashboard',
        '/dashboard/profile',
        '/pitch-deck',
      ];
      const found = await Promise.all(
        asked.map(async (path) =>
          (await (await get(path)).text()).includes('<footer class="site-footer"'),
        ),
      );
      return [asked.filter((_, index) => !found[index]), asked.filter(withoutFooter)];
    },
  }),
  'Startup Builder': footerLeads('Startup Builder', '/startup-builder'),
  Placements: footerLeads('Placements', '/placements'),
  Pricing: ruled(3, footerLeads('Pricing', '/register#plans')),
  Login: footerLeads('Login', '/login'),
  'Legal links': both(
    footerLeads('Privacy policy', '/privacy-policy'),
    footerLeads('Terms and conditions', '/terms-and-conditions'),
    footerLeads('Cancellation and refund', '/cancellation-refund'),
    footerLeads('Contact', '/contact'),
  ),
  'a professional network, e-mail, a photo network': both(
    footerLeads('LinkedIn', brandVariables.SOCIAL_LINKEDIN),
    footerLeads('E-mail us', `mailto:${brandVariables.SUPPORT_EMAIL}`),
    footerLeads('Instagram', brandVariables.SOCIAL_INSTAGRAM),
  ),
  'A copyright line': seenAs('the footer of a visitor', '© 2026 Liftoff'),
  'a newsletter signup for visitors': measured('the footer of a visitor', async (page) => {
    await areCounted(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }), 1);
    await areCounted(page.getByRole('button', { name: "Let's Build Together!" }), 0);
  }),
  "Let's Build Together!": both(
    seen('the footer of a person'),
    measured('the footer of a person', (page) =>
      areCounted(page.getByRole('button', { name: 'Subscribe' }), 0),
    ),
  ),
};

export const landing2: Section = { ...home, ...startupBuilder, ...footer };

export const landing3: Section = {
  'Success story: name, logo, url, description': equals(
    landing.successStories.filter(
      (story) => !['name', 'logo', 'url', 'description'].every((field) => field in story),
    ),
    [],
  ),
};

export const landing4: Section = {
  'Failed to load courses': seen('the landing page, courses that did not load'),
  'field cleared, success toast': both(
    seenAs('a letter subscribed to', "You've been subscribed to the Newsletter!"),
    measured('a letter subscribed to', async (page) => {
      await expect
        .poll(() => page.getByRole('contentinfo').getByRole('textbox').inputValue())
        .toBe('');
    }),
  ),
  'error toast': measured('a letter, no words', (page) =>
    areCounted(page.locator('.toast-error'), 1),
  ),
};

export const landing5: Section = {
  'Email is required': seen('a letter, no address'),
  'Please enter a valid email address': seen('a letter, bad address'),
  'The error clears when the user types again': measured('a letter, bad address', async (page) => {
    await page.getByRole('contentinfo').getByRole('textbox').press('a');
    await areCounted(page.getByText('Please enter a valid email address'), 0);
  }),
  'with no spaces': equals(emailFault('na ina@example.in'), 'Please enter a valid email address'),
  // The scene presses no button.
  'Enter submits': measured('a letter subscribed to', async (page) => {
    expect(bodiesSent(page, 'POST /newsletter/subscribe')).toEqual([{ email: 'naina@example.in' }]);
  }),
};

export const landing8: Section = {
  'Failed to load courses': seen(
    'the landing page, courses that did not load',
    'courses that did not load',
  ),
  'Failed to subscribe to newsletter': seen('a letter, no words'),
  'Failed to subscribe. Please try again.': seen('a letter, no words'),
  'Failed to submit enquiry': measured('an enquiry, no words', (page) =>
    areCounted(page.getByText('Failed to submit enquiry', { exact: true }), 1),
  ),
  'Failed to submit enquiry. Please try again.': seen('an enquiry, no words'),
  "You've been subscribed to the Newsletter!": seen('a letter subscribed to'),
  "Thanks for your interest! We'll be in touch soon.": seen('an enquiry sent'),
};

export const landing9: Section = {
  '90 ms per character': equals(durationOf(words, { word: 0, letters: 3, erasing: true }), 90),
  '2000 ms pause': equals(durationOf(words, { word: 0, letters: 6, erasing: true }), 2000),
  '80 or 100 particles': ruled(
    39,
    provedIn('test/journeys/star-field.test.ts', 'with reduced motion its eighty stars stand'),
  ),
  '60 or 120 fps': ruled(
    39,
    provedIn(
      'test/journeys/star-field.test.ts',
      'the star field moves while it is seen, and rests off-screen and in a hidden tab',
    ),
  ),
};
