import { expect } from 'vitest';
import { brand, defaultGuaranteeDays } from '#app/shared/brand.ts';
import { areCounted, becomesWide, comesTo } from './measures.ts';
import {
  both,
  each,
  equals,
  measured,
  ruled,
  seen,
  seenAs,
  servedAs,
  type Section,
} from './proofs.ts';
import { routes } from './part-1-section-2-routes.ts';

const navigation: Section = {
  Logo: measured('the header of a visitor', (page) =>
    areCounted(page.getByRole('banner').locator('a[href="/"]'), 1),
  ),
  'Browse all tutorials': seen('the menu of courses'),
  'AI Tools': seen('the header of a visitor', 'the mobile menu of a visitor'),
  Investors: seen('the header of a visitor', 'the mobile menu of a visitor'),
  'Startup Builder': seen('the header of a visitor', 'the mobile menu of a visitor'),
  Hackathons: seen('the header of a visitor', 'the mobile menu of a visitor'),
  Admin: both(
    ruled(6, seen('the header of an admin', 'the mobile menu of an admin')),
    measured('the header of a member', (page) =>
      areCounted(page.getByRole('link', { name: 'Admin' }), 0),
    ),
  ),
  'Admin Panel': both(
    ruled(6, seen('the user menu of an admin')),
    measured('the user menu of a member', (page) =>
      areCounted(page.getByRole('link', { name: 'Admin Panel' }), 0),
    ),
  ),
  Login: seen('the header of a visitor', 'the mobile menu of a visitor', 'a course'),
  Register: seen('the header of a visitor', 'the mobile menu of a visitor'),
  'Go to Dashboard': seen('the header of a member'),
  Dashboard: seen('the user menu of a member', 'the mobile menu of a member'),
  'My Courses': both(
    seen('the user menu of a member', 'the mobile menu of a member', 'the dashboard'),
    ruled(2, seen('a member’s courses')),
  ),
  'Sign out': seen('the user menu of a member', 'the mobile menu of a member'),
  U: seen('the user menu without a name'),
  User: seen('the user menu without a name'),
  'Successfully signed out': seen('signed out'),
  'Failed to sign out. Please try again.': ruled(27, seen('signed out without an answer')),
  '300 px': measured('the mobile menu of a visitor', (page) =>
    becomesWide(page.getByRole('dialog'), 300),
  ),
  'Spring Sale: Get 30% off on all courses with code SPRING30': seen('the landing page'),
  'Code SPRING30 has been copied': seen('the banner’s code copied'),
  'Failed to copy code': seen('the banner’s code not copied'),
};

const metadata: Section = {
  '{title} | {product}': servedAs(
    '/courses',
    '<title>Courses | Liftoff</title>',
    '<meta property="og:title" content="Courses | Liftoff"/>',
  ),
  '{title} | the product': both(
    servedAs('/dashboard/profile', '<title>My Profile | Liftoff</title>'),
    seenAs('the membership', 'Membership | Liftoff'),
  ),
  'index, follow': both(
    servedAs('/courses', '<meta name="robots" content="index, follow"/>'),
    ruled(25, servedAs('/dashboard', '<meta name="robots" content="noindex, nofollow"/>')),
  ),
  ...each(
    ['no-code', 'AI', 'development', 'coding', 'programming', 'web development', 'automation'],
    (keyword) => [
      { holds: () => [(brand.keywords as readonly string[]).includes(keyword), true] },
      servedAs(
        '/terms-and-conditions',
        `<meta name="keywords" content="${brand.keywords.join(', ')}"/>`,
      )(),
    ],
  ),
};

const accounts: Section = {
  'Sign in': seen('sign-in'),
  'Create Account': seen('sign-up'),
  'full name': seenAs('sign-up', 'Full name'),
  'e-mail': seenAs('sign-up', 'E-mail'),
  password: seenAs('sign-up', 'Password'),
  'confirm password': seenAs('sign-up', 'Confirm password'),
  '8+ characters': seenAs('sign-up', '8 or more characters'),
  'one uppercase': seenAs('sign-up', 'One uppercase letter'),
  'one lowercase': seenAs('sign-up', 'One lowercase letter'),
  'one number': seenAs('sign-up', 'One number'),
  'one special character': seenAs('sign-up', 'One special character'),
  'Creating your account...': seen('signing up'),
  'Signing in...': seen('signing in'),
  'Verify Your Email': seen('sign-up, done'),
  'Login Again': seen('sign-up, done'),
  'Go to Home': seen('sign-up, done'),
  'Send reset link': seen('forgotten password'),
  'Sending reset link...': seen('asking for a reset'),
  'Back to login': seen('forgotten password'),
  'Email Sent Successfully': seen('reset asked for'),
  'Redirecting to login page in N seconds...': both(
    ...['3 seconds', '2 seconds', '1 second'].map((left) =>
      seenAs('reset asked for', `Redirecting to login page in ${left}...`),
    ),
  ),
  '3 seconds': seenAs('reset asked for', 'Redirecting to login page in 3 seconds...'),
  'Go to Login Page': seen('reset asked for', 'new password, set'),
  'Verifying Email': seen('verifying'),
  'Verification Failed': seen('verification, bad link'),
  'Go to Login': seen('verification, bad link'),
  'Email Verified': seen('verified', 'verified before'),
  'Your email has been successfully verified. Redirecting to login...': seen('verified'),
  oobCode: ruled(
    49,
    measured('verification, bad link', async (page) => expect(new URL(page.url()).search).toBe('')),
  ),
  mode: measured('verification of a reset link', (page) => comesTo(page, '/reset-password')),
  resetPassword: measured('verification of a reset link', (page) =>
    comesTo(page, '/reset-password'),
  ),
  '/reset-password?oobCode={code}': measured('verification of a reset link', (page) =>
    page.getByText('Invalid or expired reset link').first().waitFor(),
  ),
  // Without an address in the link, nobody could be sent a new mail.
  email: measured('verification, bad link', (page) =>
    page.getByRole('button', { name: 'Send a new link' }).waitFor(),
  ),
  'Invalid Reset Link': seen('reset link without a code'),
  'The password reset link is invalid or has expired.': seen('reset link without a code'),
  'Request New Reset Link': seen('reset link without a code'),
  'Reset Your Password': seen('new password'),
  'New Password': seen('new password'),
  'Confirm New Password': seen('new password'),
  'show/hide toggle': measured('new password', (page) =>
    areCounted(page.getByRole('button', { name: 'Show password' }), 2),
  ),
  'Reset Password': seen('new password'),
  'Resetting Password...': both(
    seen('setting a password'),
    measured('setting a password', (page) => areCounted(page.locator('input:disabled'), 2)),
  ),
};

const courses: Section = {
  'Loading courses...': seen('courses on their way'),
  'No courses available at the moment.': seen('no courses'),
  'Browse all courses': seen('the landing page'),
  New: seen('the courses'),
  Trending: seen('the courses'),
  'Start Learning': seen('a course'),
  'Course Not Found': seen('a course that is not there'),
  'five default questions': ruled(31, seenAs('a course', 'Do I need to know how to code?')),
};

const dashboard: Section = {
  dashboard: seenAs('the dashboard', 'Home'),
  Home: seen('the dashboard'),
  Profile: seen('the dashboard'),
  Logout: seen('the dashboard'),
  'Dark mode': seen('the dashboard'),
  '64 units': measured('the dashboard', (page) =>
    becomesWide(page.getByRole('complementary', { name: 'Sidebar' }), 64 * 4),
  ),
  20: measured('the dashboard', async (page) => {
    for (const width of [20, 64]) {
      await page.getByRole('button', { name: 'Sidebar' }).click();
      await becomesWide(page.getByRole('complementary', { name: 'Sidebar' }), width * 4);
    }
  }),
  '768 px': measured('the dashboard', async (page) => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const width of [767, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sidebar.isVisible()]).toEqual([width, width >= 768]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }),
  'My Profile': seen('the profile'),
  Membership: seen('the dashboard', 'the membership'),
  'My Membership': seen('the membership'),
  'Last Payment': seenAs('the dashboard', 'Last payment'),
  'View Course': seen('a member’s courses'),
  'No courses found.': seen('a member’s courses, none'),
  'Failed to load courses': seen('a member’s courses, no answer', 'courses that did not load'),
  "What you'll learn": seen('a member’s course'),
  'Course Content': seen('a member’s course'),
  'Who is this course for?': seen('a member’s course'),
  'Continue Learning': seen('a member’s course'),
  'Continue Course': seen('a member’s course'),
  FAQs: seenAs('a member’s course', 'Frequently asked questions'),
  '60-day money-back guarantee': ruled(
    1,
    both(equals(defaultGuaranteeDays, 60), seen('a member’s course', 'a course')),
  ),
  'certificate of completion': seenAs('a member’s course', 'Certificate of completion'),
  'Course not found': seen('a member’s course that is not there'),
  'Back to My Courses': seen('a member’s course that is not there'),
  'days remaining': seenAs('the profile', '365 days left'),
  'lifetime access': seenAs('a membership for life', 'Lifetime access'),
  'billing history': seenAs('the membership', 'Billing history'),
  'Upcoming Live Sessions': ruled(23, seen('the dashboard')),
  'Community Highlights': ruled(23, seen('the dashboard')),
};

export const section2: Section = {
  ...navigation,
  ...metadata,
  ...accounts,
  ...courses,
  ...dashboard,
  ...routes,
};
