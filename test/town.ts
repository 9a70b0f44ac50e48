import type { PlanType } from '#app/memberships/plans.ts';
import { seedTools } from '#app/ai-tools/server/seed.ts';
import { newSecret } from '#app/platform/ids.ts';
import {
  disabled,
  grantRole,
  makeAuthor,
  signedIn,
  signedInAdmin,
  signedOut,
  type SignedIn,
} from './people.ts';
import { openShop, type Shop } from './purchases.ts';
import { seedStartingCourses } from './starting-courses.ts';

/**
 * The ten kinds of person of reliability.md section 4, and an author and a helper without a
 * membership. The first four have no valid session.
 */
const strangers = ['visitor', 'junk', 'revoked', 'disabled'] as const;
export const persons = [
  ...strangers,
  'inactive',
  'other',
  'basic',
  'college',
  'premium',
  'author',
  'helper',
  'admin',
] as const;
export type Person = (typeof persons)[number];
export type Resident = Exclude<Person, (typeof strangers)[number]>;

export const isStranger = (person: Person): person is (typeof strangers)[number] =>
  strangers.some((stranger) => stranger === person);

/** The world of the twelve persons, with every kind of thing that a call may be about. */
export interface Town {
  shop: Shop;
  tokens: Record<Person, string | undefined>;
  residents: Record<Resident, SignedIn>;
  /** An order of each resident. */
  orders: Record<Resident, string>;
  /** The author's own. */
  course: { id: string; slug: string };
  lesson: { id: string; slug: string };
  /** A members' lesson of a course that the author doesn't write. */
  foreignLesson: { id: string; slug: string; course: string };
  preview: { id: string; slug: string };
}

export async function buildTown(): Promise<Town> {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(shop);
  await seedTools(shop.clock);
  const residents = {
    inactive: await signedIn(shop, { email: 'inactive@example.in' }),
    other: await signedIn(shop, { email: 'other@example.in' }),
    basic: await signedIn(shop, { email: 'basic@example.in' }),
    college: await signedIn(shop, { email: 'college@iit.ac.in' }),
    premium: await signedIn(shop, { email: 'premium@example.in' }),
    author: await signedIn(shop, { email: 'author@example.in' }),
    helper: await signedIn(shop, { email: 'helper@example.in' }),
    admin: await signedInAdmin(shop),
  };
  const { token: revoked } = await signedOut(shop, { email: 'revoked@example.in' });
  const { token: shutOut } = await disabled(shop, { email: 'disabled@example.in' });
  const orders = {
    inactive: (await shop.order(residents.inactive)).orderId,
    other: (await shop.order(residents.other)).orderId,
    basic: await buy(shop, residents.basic, 'basicPlan'),
    college: await buy(shop, residents.college, 'collegePlan'),
    premium: await buy(shop, residents.premium, 'premiumPlan'),
    author: (await shop.order(residents.author)).orderId,
    helper: (await shop.order(residents.helper)).orderId,
    admin: (await shop.order(residents.admin)).orderId,
  };
  const tokens = Object.fromEntries(
    Object.entries(residents).map(([name, { token }]) => [name, token]),
  ) as Record<Resident, string>;
  const content = await somethingToLearn(shop);
  await makeAuthor(shop, residents.author, residents.admin, content.course.id);
  await grantRole(shop, residents.helper, residents.admin, 'helper');
  return {
    shop,
    residents,
    orders,
    tokens: { visitor: undefined, junk: newSecret(), revoked, disabled: shutOut, ...tokens },
    ...content,
  };
}

async function buy(shop: Shop, person: SignedIn, planType: PlanType): Promise<string> {
  const { orderId } = await shop.order(person, planType);
  const { status } = await shop.confirm(person, orderId, await shop.pay(orderId));
  if (status !== 200) throw new Error(`${person.email} could not buy ${planType}`);
  return orderId;
}

async function somethingToLearn({
  call,
}: Shop): Promise<Pick<Town, 'course' | 'lesson' | 'foreignLesson' | 'preview'>> {
  const [course, foreign] = (await call('GET', '/courses')).body;
  const lessonsOf = async ({ slug }: { slug: string }) =>
    (await call('GET', `/catalogue/${slug}`)).body.sections.flatMap(
      (section: { lessons: [] }) => section.lessons,
    ) as { id: string; slug: string; preview: boolean; written: boolean }[];
  const lessons = await lessonsOf(course);
  const preview = lessons.find((each) => each.preview);
  const lesson = lessons.find((each) => !each.preview);
  const another = (await lessonsOf(foreign)).find((each) => !each.preview && each.written);
  if (!preview || !lesson || !another) throw new Error('The starting content has no such lesson');
  return { course, lesson, preview, foreignLesson: { ...another, course: foreign.slug } };
}
