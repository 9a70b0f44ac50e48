import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { pageAt, pages } from '#app/shared/pages.ts';
import { admin, call, member, signedIn, someone, type SignedIn } from './people.ts';
import { createAccount, signIn } from './steps.ts';
import { bothScreens, openWindow, screens, type Screen } from './window.ts';

const url = inject('applicationUrl');

interface Visit {
  path: string | (() => Promise<string>);
  as?: 'signed-in' | 'member' | 'founder' | 'admin';
  /** What is opened on the page before it is looked at. */
  open?: (page: Page) => Promise<void>;
  /** Where only one screen has it. */
  screen?: Screen;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
const people: Record<NonNullable<Visit['as']>, () => Promise<SignedIn>> = {
  'signed-in': once(() => signedIn(url)),
  member: once(() => member(url)),
  founder: once(() => member(url, undefined, 'premiumPlan')),
  admin: once(() => admin(url)),
};
const catalogue = once(async () => {
  const [{ slug }] = await call(url, 'GET', '/api/catalogue');
  const { sections } = await call(url, 'GET', `/api/catalogue/${slug}`);
  const lessons: { slug: string; preview: boolean }[] = sections.flatMap(
    (section: { lessons: object[] }) => section.lessons,
  );
  return {
    course: slug as string,
    preview: lessons.find(({ preview }) => preview)?.slug,
    lesson: lessons.find(({ preview }) => !preview)?.slug,
  };
});
/** What a desk has to show, made by an admin. */
const news = once(async () => {
  const { token } = await people.admin();
  const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
  const session = {
    title: 'Teardown',
    host: 'Meher Contractor',
    about: 'Bring yours.',
    startsAt,
    minutes: 60,
  };
  await call(
    url,
    'POST',
    '/api/admin/live-sessions',
    { ...session, link: 'https://meet.example.in/a' },
    token,
  );
  const highlight = {
    title: 'Lata Bose',
    words: 'shipped a shop.',
    link: 'https://example.in/shop',
  };
  const dates = { datedAt: '2026-01-01T00:00:00.000Z', pinnedUntil: '2100-01-01T00:00:00.000Z' };
  await call(url, 'POST', '/api/admin/highlights', { ...highlight, ...dates }, token);
});
const withNews = (path: string) => async () => {
  await news();
  return path;
};
async function enquiryPath(): Promise<string> {
  const { token } = await people.admin();
  const query = {
    name: 'Naina Gill',
    email: 'asks@example.in',
    subject: 'College plan',
    message: 'Is my address fine?\n\nThanks',
  };
  await call(url, 'POST', '/api/contact/queries', query);
  const { enquiries } = await call(
    url,
    'GET',
    '/api/admin/enquiries?state=all&search=asks@example.in',
    undefined,
    token,
  );
  return `/admin/enquiries/${enquiries[0].id}`;
}
async function coursePathOfDesk(): Promise<string> {
  const { token } = await people.admin();
  const { courses } = await call(url, 'GET', '/api/admin/courses', undefined, token);
  return `/admin/courses/${courses[0].id}`;
}
/** Someone whose sign-in takes two steps. */
const inTwoSteps = once(async () => {
  const person = await signedIn(url);
  const { secret } = await call(url, 'POST', '/api/account/authenticator', {}, person.token);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  await call(url, 'POST', '/api/account/authenticator/confirmation', { code }, person.token);
  return person;
});
const toolPath = async (): Promise<string> =>
  `/ai-tools/${(await call(url, 'GET', '/api/ai-tools')).items[0].id}`;
const lettersPath = once(async () => {
  await call(url, 'POST', '/api/investor-letters', {
    email: 'gauri@example.in',
    about: 'Gauri',
    words: 'Please take me out.',
  });
  return '/admin/investors?show=letters';
});
/** One that waits, at a website that stands already by another name. */
const suggestionsPath = once(async () => {
  const { token } = await people['signed-in']();
  const body = { name: 'Loomly', website: 'https://loomly.example.in/', words: 'Builds apps.' };
  await call(url, 'POST', '/api/ai-tools/suggestions', body, token);
  return '/admin/ai-tools?show=missing';
});
const press = (role: 'button' | 'tab', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click();

/** Its script comes when somebody comes near. */
const pressInFooter = (name: string) => async (page: Page) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await press('button', name)(page);
};

const openBell = async (page: Page) => {
  await press('button', /^Notifications/)(page);
  await page
    .getByText(/We received|Nothing to tell you yet/)
    .first()
    .waitFor();
};

/** Where the signed-in one takes part and has asked for a mentor, with a post of somebody else. */
const takesPart = once(async () => {
  const other = await signedIn(url);
  const { token } = await people['signed-in']();
  const hackathon = '/api/hackathons/repair-cafe-online';
  for (const each of [other.token, token]) {
    await call(url, 'PUT', `${hackathon}/registration`, {}, each);
    await call(
      url,
      'POST',
      `${hackathon}/team-posts`,
      { kind: 'team', skills: 'Solder', words: 'Room for one.' },
      each,
    );
  }
  await call(url, 'POST', `${hackathon}/mentorship`, { words: 'Which fan?' }, token);
});
const ofTheDesk = (tab: string) => async (): Promise<string> => {
  await takesPart();
  return `/admin/hackathons/repair-cafe-online?show=${tab}`;
};
async function takenPartPath(): Promise<string> {
  await takesPart();
  return '/hackathon/repair-cafe-online';
}

const visits: Readonly<Record<string, Visit>> = {
  'the landing page': { path: '/' },
  'the menu of a phone': { path: '/', screen: 'phone', open: press('button', /menu/i) },
  'the menu of courses': { path: '/', screen: 'desktop', open: press('button', 'Courses') },
  'the courses': { path: '/courses' },
  'a course': { path: async () => `/courses/${(await catalogue()).course}` },
  'a course that is not there': { path: '/courses/none' },
  'the AI tools': { path: '/ai-tools' },
  'the filters of the AI tools on a phone': {
    path: '/ai-tools',
    screen: 'phone',
    open: press('button', /^Filters/),
  },
  'an AI tool': { path: toolPath, as: 'member' },
  'an AI tool that is not there': { path: '/ai-tools/none' },
  'AI tools beside each other': {
    path: async () => `/ai-tools/compare?ids=${(await toolPath()).split('/').at(-1)}`,
  },
  'leaving the directory of investors': { path: '/investors/opt-out' },
  'an AI tool to be submitted': { path: '/ai-tools/suggest', as: 'signed-in' },
  'a preview lesson': {
    path: async () => {
      const { course, preview } = await catalogue();
      return `/courses/${course}/lessons/${preview}`;
    },
  },
  'the sign-in': { path: '/login' },
  'an account to create': { path: '/register' },
  'an account with faults': { path: '/register', open: press('button', 'Create Account') },
  'the second step of a sign-in': {
    path: '/login',
    open: async (page) => {
      await signIn(page, await inTwoSteps());
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
    },
  },
  'a forgotten password': { path: '/forgot-password' },
  'a new password': { path: '/reset-password?oobCode=unknown' },
  'a reset link without a code': { path: '/reset-password' },
  'a verification that failed': { path: '/verify-email' },
  'a password to choose with the verification': {
    path: '/verify-email?oobCode=unknown&password=new&email=you%40example.in',
  },
  'an address to correct': {
    path: '/register',
    open: async (page) => {
      await createAccount(page, someone());
      await press('button', 'Not your address?')(page);
    },
  },
  'the startup builder': { path: '/startup-builder' },
  'the pitch deck': { path: '/pitch-deck' },
  'the pitch deck as a slideshow': { path: '/pitch-deck?view=slideshow' },
  'the placements': { path: '/placements' },
  'the terms': { path: '/terms-and-conditions' },
  'the refund policy': { path: '/cancellation-refund' },
  'the investors': { path: '/investors' },
  'no investor found': { path: '/investors?location=nowhere' },
  'the investors behind their visors': { path: '/investors', open: press('button', /^View/) },
  'an investor behind the visor': { path: '/investors/any' },
  'the hackathons': { path: '/hackathon' },
  'no hackathon found': { path: '/hackathon?q=nobody-wrote-this' },
  'a hackathon in the dialog': {
    path: '/hackathon',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a hackathon': { path: '/hackathon/monsoon-ready' },
  'a hackathon with its board': { path: takenPartPath, as: 'signed-in' },
  'a post on the board with faults': {
    path: takenPartPath,
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Write on the board')(page);
      await press('button', /^Post$/)(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'a hackathon that is past': { path: '/hackathon/agents-that-finish' },
  'a hackathon that is not there': { path: '/hackathon/none' },
  'the contact form': { path: '/contact' },
  'the contact form with faults': { path: '/contact', open: press('button', 'Send message') },
  'the newsletter form with a fault': { path: '/contact', open: pressInFooter('Subscribe') },
  'the enquiry form with a fault': {
    path: '/contact',
    as: 'signed-in',
    open: pressInFooter("Let's Build Together!"),
  },
  'a subscription that was not confirmed': { path: '/newsletter/confirm' },
  'a way out of the newsletter': { path: '/newsletter/unsubscribe?oobCode=unknown' },
  'the mailbox': { path: '/dev/mailbox' },
  'the kit': { path: '/dev/kit' },
  'the plans': { path: '/register', as: 'signed-in' },
  'the menu of a person': {
    path: '/courses',
    as: 'signed-in',
    open: press('button', 'Your account'),
  },
  'the checkout': { path: '/register', as: 'signed-in', open: press('button', 'Choose Basic') },
  'the checkout with a code': {
    path: '/register',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Choose Basic')(page);
      await page.getByRole('textbox', { name: 'Referral code' }).fill('SPRING30');
      await press('button', 'Verify')(page);
      await press('button', 'Apply')(page);
      await page.getByText('Code SPRING30 (30%)').waitFor();
      // The button that was Apply is on its way to the colours of Remove.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)),
      );
    },
  },
  'the window of the gateway': {
    path: '/register',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Choose Basic')(page);
      await press('button', 'Pay Now')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  'a member’s plan': { path: '/register', as: 'member' },
  'the dashboard': { path: '/dashboard', as: 'member' },
  'the menu of the dashboard': {
    path: '/dashboard',
    as: 'member',
    screen: 'phone',
    open: press('button', 'Open menu'),
  },
  'a member’s courses': { path: '/dashboard/my-courses', as: 'member' },
  'a member’s course': {
    path: async () => `/dashboard/my-courses/${(await catalogue()).course}`,
    as: 'member',
  },
  'a member’s course that is not there': { path: '/dashboard/my-courses/none', as: 'member' },
  'a member’s plan and orders': { path: '/dashboard/membership', as: 'member' },
  'a member’s profile': { path: '/dashboard/profile', as: 'member' },
  'an account to delete': {
    path: '/account',
    as: 'member',
    open: async (page) => {
      await press('button', 'Delete account')(page);
      await page.getByRole('dialog').getByLabel('Current password').waitFor();
    },
  },
  'a photo being cut': {
    path: '/dashboard/profile',
    as: 'member',
    open: async (page) => {
      const picker = page.waitForEvent('filechooser');
      await press('button', 'Add photo')(page);
      await (await picker).setFiles('test/fixtures/picture.png');
      await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    },
  },
  'a name and a code being changed': {
    path: '/dashboard/profile',
    as: 'member',
    open: async (page) => {
      await press('button', 'Edit name')(page);
      await press('button', /^Edit$/)(page);
      const code = page.getByRole('textbox', { name: 'Referral code' });
      await code.fill('no-dashes');
      await code.press('Enter');
      await page.locator('[aria-invalid]').waitFor();
    },
  },
  'the account': { path: '/account', as: 'member' },
  'the account being changed': {
    path: '/account',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Change e-mail')(page);
      await press('button', 'Change password')(page);
      await press('button', 'Save password')(page);
      await press('button', 'Send the links')(page);
      await page.locator('[name=newEmail][aria-invalid]').waitFor();
    },
  },
  'an authenticator app to set up': {
    path: '/account',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Set up an authenticator app')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code that the app shows').fill('000000');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await dialog.locator('[aria-invalid]').waitFor();
    },
  },
  'an address to confirm': { path: '/confirm-email-change?oobCode=unknown' },
  'an address that was not confirmed': { path: '/confirm-email-change' },
  'what a member was told': { path: '/account/notifications', as: 'member' },
  'what a newcomer was told': { path: '/account/notifications', as: 'signed-in' },
  'the bell of the site': { path: '/courses', as: 'member', open: openBell },
  'the bell of the dashboard': { path: '/dashboard', as: 'member', open: openBell },
  'the bell of a newcomer': { path: '/courses', as: 'signed-in', open: openBell },
  'a way out of mails': { path: '/notifications/unsubscribe?oobCode=unknown' },
  'the account of a newcomer': { path: '/account', as: 'signed-in' },
  'the dashboard with news': { path: withNews('/dashboard'), as: 'member' },
  'a calendar to subscribe to': {
    path: '/dashboard',
    as: 'member',
    open: async (page) => {
      await press('button', 'Calendar')(page);
      await press('button', /^Make/)(page);
      await page.getByLabel('Your address').waitFor();
    },
  },
  'the desk of live sessions': { path: withNews('/admin/live-sessions'), as: 'admin' },
  'a session to plan, with faults': {
    path: '/admin/live-sessions?edit=new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Plan session')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'a session to cancel': {
    path: withNews('/admin/live-sessions'),
    as: 'admin',
    open: press('button', 'Cancel Teardown'),
  },
  'the desk of highlights': { path: withNews('/admin/highlights'), as: 'admin' },
  'a highlight to publish': { path: '/admin/highlights?edit=new', as: 'admin' },
  'the desk of courses': { path: '/admin/courses', as: 'admin' },
  'what to do with a course': {
    path: '/admin/courses',
    as: 'admin',
    open: press('button', /^What to do with/),
  },
  'a course to edit': { path: coursePathOfDesk, as: 'admin' },
  'courses to add': { path: '/admin/courses/import', as: 'admin' },
  'courses to add, with faults': {
    path: '/admin/courses/import',
    as: 'admin',
    open: async (page) => {
      await page.getByLabel('A JSON array of courses').fill('[{}]');
      await press('button', 'Check only')(page);
      await page.getByText('Nothing was added').waitFor();
    },
  },
  'the desk of AI tools': { path: '/admin/ai-tools', as: 'admin' },
  'an AI tool to publish': { path: '/admin/ai-tools?edit=new', as: 'admin' },
  'tools that people suggest': { path: suggestionsPath, as: 'admin' },
  'reports of change that wait': { path: '/admin/ai-tools?show=changed', as: 'admin' },
  'what a search finds': { path: '/search?q=app' },
  'a search that finds nothing': { path: '/search?q=zzzz-nothing' },
  'the search from anywhere': {
    path: '/courses',
    open: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').getByRole('searchbox').fill('app');
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  'the privacy policy': { path: '/privacy-policy' },
  'questions and answers': { path: '/faq#can-i-look-before-i-pay' },
  'the sitemap': { path: '/sitemap' },
  'the desk of hackathons': { path: '/admin/hackathons', as: 'admin' },
  'a hackathon to write, with faults': {
    path: '/admin/hackathons/new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Write hackathon')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'the registrations of a hackathon': { path: ofTheDesk('registrations'), as: 'admin' },
  'a mentor to arrange': {
    path: ofTheDesk('mentors'),
    as: 'admin',
    open: press('button', /^Arrange/),
  },
  'the board at the desk': { path: ofTheDesk('board'), as: 'admin' },
  'the desk of investors': { path: '/admin/investors', as: 'admin' },
  'an investor to add': { path: '/admin/investors?edit=new', as: 'admin' },
  'letters about investors': { path: lettersPath, as: 'admin' },
  'investors to import, with faults': {
    path: '/admin/investors/import',
    as: 'admin',
    open: async (page) => {
      await page.getByLabel('Or paste it here').fill('key,name\na,b');
      await press('button', 'Check only')(page);
      await page.getByText('Nothing was imported').waitFor();
    },
  },
  'the inbox': { path: '/admin/enquiries?state=all', as: 'admin' },
  'an inbox with nothing in it': { path: '/admin/enquiries?search=nobody-wrote-this', as: 'admin' },
  'an enquiry': { path: enquiryPath, as: 'admin' },
  'the placements with an opening': {
    path: async () => `/placements?for=${(await applied()).slug}`,
  },
  'an opening': { path: async () => `/placements/openings/${(await applied()).slug}` },
  'an opening that is not there': { path: '/placements/openings/none' },
  'one’s own placements': {
    path: async () => `/account/placements?opening=${(await applied()).slug}`,
    as: 'member',
  },
  'an application with faults': {
    path: '/account/placements',
    as: 'member',
    open: async (page) => {
      await applied();
      await press('button', 'Send application')(page);
      await page
        .getByText('Please add your résumé first.')
        .or(page.locator('[aria-invalid]'))
        .first()
        .waitFor();
    },
  },
  'placements without a membership': { path: '/account/placements', as: 'signed-in' },
  'the inbox of the placements': {
    path: async () => {
      await applied();
      return '/admin/placements?state=all';
    },
    as: 'admin',
  },
  'one application': { path: async () => `/admin/placements/${(await applied()).id}`, as: 'admin' },
  'the desk of openings': {
    path: async () => {
      await applied();
      return '/admin/openings';
    },
    as: 'admin',
  },
  'an opening to post, with faults': {
    path: '/admin/openings?edit=new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Post opening')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'the Founders’ Hub': { path: '/dashboard/founders-hub', as: 'founder' },
  'notes in the Founders’ Hub that two wrote': {
    path: '/dashboard/founders-hub',
    as: 'founder',
    open: meetOthersNotes,
  },
  'the Founders’ Hub without Premium': { path: '/dashboard/founders-hub', as: 'member' },
  'a startup on one page': { path: '/dashboard/founders-hub/profile', as: 'founder' },
  'a startup that is shared': { path: async () => `/startups/${await sharedStartup()}` },
  'a startup that is not shared': { path: '/startups/none' },
  'the overview of the admins': { path: '/admin', as: 'admin' },
  'the menu of the admins': {
    path: '/admin',
    as: 'admin',
    screen: 'phone',
    open: press('button', 'Open menu'),
  },
  'a college address to confirm': { path: '/account/college', as: 'member' },
  'a college address with a fault': {
    path: '/account/college',
    as: 'member',
    open: press('button', 'Ask us'),
  },
  'a college address that was not confirmed': { path: '/college/confirm' },
  'requests for the College plan': { path: '/admin/college-requests', as: 'admin' },
  'the members': { path: '/admin/members', as: 'admin' },
  'nobody among the members': { path: '/admin/members?q=nobody-of-this-name', as: 'admin' },
  'one member': { path: memberPath, as: 'admin' },
  'a decision on a member': {
    path: memberPath,
    as: 'admin',
    open: async (page) => {
      await press('button', 'Disable')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  'a member who is not there': { path: '/admin/members/none', as: 'admin' },
  'the audit log': { path: '/admin/audit', as: 'admin' },
  'rewards that are held': { path: '/admin/held-rewards', as: 'admin' },
  'payments that do not add up': { path: '/admin/payments', as: 'admin' },
  'a lesson': { path: lessonPath, as: 'member' },
  'the lessons of a phone': {
    path: lessonPath,
    as: 'member',
    screen: 'phone',
    open: press('button', /^Lessons/),
  },
};

/** Other notes are saved from elsewhere while some are typed here. */
async function meetOthersNotes(page: Page): Promise<void> {
  const { token } = await people.founder();
  const task = '/api/founders-hub/tasks/name-one-person';
  const notes = page.getByLabel('Your notes').first();
  await notes.waitFor();
  const { version } = await call(url, 'GET', task, undefined, token);
  await call(url, 'PUT', task, { done: false, notes: `Lata, ${version} times`, version }, token);
  await notes.fill('Somebody else');
  await page.getByRole('button', { name: 'Take the others' }).waitFor();
}

/** An opening, and a member's application for it. */
const applied = once(async () => {
  const { token } = await people.admin();
  const work = {
    title: 'AI Builder',
    firm: 'Kestrel Cloud',
    city: 'Pune',
    remote: true,
    employment: 'full-time',
    description: 'You build.',
  };
  const terms = {
    payFrom: 600_000,
    payTo: 900_000,
    payPer: 'year',
    closesAt: '2100-01-01T00:00:00.000Z',
  };
  const { slug } = await call(url, 'POST', '/api/admin/openings', { ...work, ...terms }, token);
  const member = await people.member();
  await fetch(
    `${url}/api/placements/resume?name=naina-gill-resume-2026-with-all-of-her-projects.pdf`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/pdf' },
      body: '%PDF-1.7\n%%EOF\n',
    },
  );
  const asked = {
    opening: slug,
    role: 'Builder',
    city: 'Kochi',
    portfolio: 'https://naina.example.in/work',
  };
  const { id } = await call(url, 'POST', '/api/placements/applications', asked, member.token);
  return { slug: slug as string, id: id as string };
});

const sharedStartup = once(async () => {
  const { token } = await people.founder();
  const words = {
    name: 'Tiffin Tally',
    promise: 'Counts tiffins.',
    problem: 'A page of crosses.',
    audience: '',
    solution: '',
    traction: '',
  };
  const rest = {
    team: '',
    ask: 'Ten cooks.',
    website: 'https://tally.example.in',
    email: 'lata@example.in',
    version: 0,
  };
  await call(url, 'PUT', '/api/founders-hub/profile', { ...words, ...rest }, token);
  const { shareKey } = await call(url, 'POST', '/api/founders-hub/profile/share', undefined, token);
  return shareKey as string;
});

async function memberPath(): Promise<string> {
  const { token } = await people.member();
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, token);
  return `/admin/members/${uid}`;
}

async function lessonPath(): Promise<string> {
  const { course, lesson } = await catalogue();
  return `/dashboard/my-courses/${course}/lessons/${lesson}`;
}

const addressOf = async ({ path }: Visit): Promise<string> =>
  typeof path === 'string' ? path : path();

/** It shows nothing of its own. */
const redirects = ['/my-courses'];

test('no page is left out', async () => {
  const seen = await Promise.all(
    Object.values(visits).map(
      async (visit) => pageAt(new URL(await addressOf(visit), url).pathname)?.path,
    ),
  );
  const left = pages
    .map(({ path }) => path)
    .filter((path) => !seen.includes(path) && !redirects.includes(path));
  expect(left).toEqual([]);
});

const looks = Object.entries(visits).flatMap(([name, visit]) =>
  bothScreens
    .filter((screen) => (visit.screen ?? screen) === screen)
    .map((screen) => ({ name, screen, visit })),
);

test.each(looks)(
  '$name on a $screen is open to everyone, light and dark, and holds its width',
  async ({ visit, screen }) => {
    const token = visit.as && (await people[visit.as]()).token;
    const page = await openWindow({
      screen,
      ...(token && { token }),
      expected: /status of 40[049]|^400 /,
    });
    const settled = watchRequests(page);
    await page.goto(await addressOf(visit));
    await settled();
    await visit.open?.(page);
    await bringInAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What still comes in is looked at again.
      const look = async () => ({
        [colorScheme]: await findings(page, colorScheme === 'dark' ? colours : undefined),
      });
      await expect.poll(look, { timeout: 5000, interval: 300 }).toEqual({ [colorScheme]: [] });
    }
    // A phone's window grows with what is too wide, so it is not asked.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      screens[screen].viewport.width,
    );
  },
);

/**
 * Tells when nothing has been asked for during 100 ms. Playwright's own word for it waits half a
 * second, which hundreds of visits would feel.
 */
function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let last = 0;
  const count = (change: number) => () => {
    underWay += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await expect
      .poll(() => underWay <= 0 && performance.now() - last > 100, {
        interval: 20,
        timeout: 10_000,
      })
      .toBe(true);
  };
}

/** The rules that another theme can break. */
const colours = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * By the debugger, as the page's policy forbids foreign scripts. Colours no longer take their time
 * from one theme to the other.
 */
async function bringInAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
  });
}

/** What axe finds, one line each. */
async function findings(page: Page, only?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

test('what would be found is found', async () => {
  const page = await openWindow();
  await page.goto('/login');
  await bringInAxe(page);
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await findings(page)).toEqual([expect.stringContaining('button-name')]);
});
