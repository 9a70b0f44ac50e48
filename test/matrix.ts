import { eventSignature } from '#app/payments/server/razorpay-signature.ts';
import { successStatus, type Access, type Endpoint } from '#app/shared/endpoint.ts';
import { fakeKeys } from './fakes/razorpay.ts';
import { mailedCode, naina, signedUp, type NewPerson } from './people.ts';
import { isStranger, persons, type Person, type Resident, type Town } from './town.ts';

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One way to call an endpoint, by everyone. Whoever may call it succeeds, unless `but` says otherwise. */
interface Row {
  /** Tells the rows of one endpoint apart. */
  of?: string;
  input?: (town: Town, person: Person) => Input | Promise<Input>;
  but?: Partial<Record<Person, number>>;
}

/** Whose things a call is about: the caller's; a stranger has none and tries those of `inactive`. */
const own = (person: Person): Resident => (isStranger(person) ? 'inactive' : person);
const another = (person: Person): Resident => (person === 'inactive' ? 'other' : 'inactive');

/** Everyone with a session: what is not one's own looks as if it were not there. */
const notFound = { inactive: 404, other: 404, basic: 404, college: 404, premium: 404, admin: 404 };

const everyone = (status: number): Row['but'] => Object.fromEntries(persons.map((person) => [person, status]));

let newcomers = 0;
const newcomer = (): NewPerson => ({ ...naina, email: `newcomer-${(newcomers += 1)}@example.in` });

async function resetCode({ shop }: Town): Promise<string> {
  const { email } = await signedUp(shop, newcomer());
  await shop.call('POST', '/auth/reset-password', { body: { email } });
  return mailedCode(shop, '/reset-password', email);
}

async function confirmationCode({ shop }: Town): Promise<string> {
  const { email } = newcomer();
  await shop.call('POST', '/newsletter/subscribe', { body: { email } });
  return mailedCode(shop, '/newsletter/confirm', email);
}

async function unsubscribeCode(town: Town): Promise<string> {
  await town.shop.call('POST', '/newsletter/confirm', { body: { oobCode: await confirmationCode(town) } });
  return mailedCode(town.shop, '/newsletter/unsubscribe', `newcomer-${newcomers}@example.in`);
}

const newCourse = () => ({
  slug: `course-${(newcomers += 1)}`,
  title: 'Automations that mind themselves',
  description: 'Let the boring half of the week run on its own.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [{ title: 'Begin', lessons: ['What to hand over'] }],
});

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });
const task = ({ lesson: { id } }: Town): Input => ({ params: { id, task: '0' } });
const name = { displayName: 'Naina G.' };
const dismissal = { paymentId: 'cancelled', status: 'failed' };
const event = JSON.stringify({ event: 'payment.downtime.started', payload: {} });

/** Who may call what, and how everyone calls it (reliability.md section 6); walked in this order. */
export const matrix: Readonly<Partial<Record<Access, Readonly<Record<string, Row | readonly Row[]>>>>> = {
  public: {
    'POST /auth/signup': { input: () => ({ body: newcomer() }) },
    'POST /auth/login': { input: ({ residents: { inactive } }) => ({ body: { email: inactive.email, password: inactive.password } }) },
    'POST /auth/resend-verification': { input: () => ({ body: { email: naina.email } }) },
    'POST /auth/verify-email': {
      input: async ({ shop }) => {
        const { email } = await signedUp(shop, newcomer());
        return { body: { email, oobCode: await mailedCode(shop, '/verify-email', email) } };
      },
    },
    'POST /auth/reset-password': { input: ({ residents: { inactive } }) => ({ body: { email: inactive.email } }) },
    'POST /auth/confirm-password-reset': {
      input: async (town) => ({ body: { oobCode: await resetCode(town), newPassword: 'Harvest-moon-9?' } }),
    },
    'POST /auth/send-password-reset-confirmation': { input: () => ({ body: { email: naina.email } }) },
    'GET /courses': {},
    'GET /courses/{id}': { input: ({ course: { id } }) => ({ params: { id } }) },
    'GET /courses/slug/{slug}': { input: course },
    'GET /catalogue': {},
    'GET /catalogue/{slug}': { input: course },
    'GET /catalogue/{slug}/lessons/{lesson}': [
      { of: 'preview', input: ({ course: { slug }, preview }) => ({ params: { slug, lesson: preview.slug } }) },
      {
        of: 'members’',
        input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }),
        but: everyone(402),
      },
    ],
    'POST /catalogue/lessons/{id}/check': [
      { of: 'preview', input: ({ preview: { id } }) => ({ params: { id }, body: { option: 0 } }) },
      {
        of: 'members’',
        input: (town) => ({ ...lesson(town), body: { option: 0 } }),
        but: everyone(402),
      },
    ],
    'POST /newsletter/subscribe': { input: () => ({ body: { email: newcomer().email } }) },
    'POST /newsletter/confirm': { input: async (town) => ({ body: { oobCode: await confirmationCode(town) } }) },
    'POST /newsletter/unsubscribe': { input: async (town) => ({ query: { oobCode: await unsubscribeCode(town) } }) },
    'POST /collaboration/enquiries': { input: () => ({ body: { email: naina.email } }) },
    'POST /contact/queries': {
      input: () => ({ body: { name: naina.displayName, email: naina.email, subject: 'College plan', message: 'Is my address fine?' } }),
    },
    'GET /plans': {},
    'GET /payment/setup': {},
    'POST /payment/webhook': [
      { of: 'signed', input: () => ({ body: event, headers: { 'x-razorpay-signature': eventSignature(event, fakeKeys.webhookSecret) } }) },
      {
        of: 'forged',
        input: () => ({ body: event, headers: { 'x-razorpay-signature': eventSignature(event, 'guessed') } }),
        but: everyone(401),
      },
    ],
  },
  member: {
    'GET /learning/courses': {},
    'GET /learning/continue': {},
    'GET /learning/courses/{slug}': { input: course },
    'GET /learning/courses/{slug}/lessons/{lesson}': {
      input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }),
    },
    'PUT /learning/lessons/{id}/opened': { input: lesson },
    'PUT /learning/lessons/{id}/completion': { input: lesson },
    'DELETE /learning/lessons/{id}/completion': { input: lesson },
    'PUT /learning/lessons/{id}/tasks/{task}': { input: task },
    'DELETE /learning/lessons/{id}/tasks/{task}': { input: task },
    'POST /learning/lessons/{id}/check': { input: (town) => ({ ...lesson(town), body: { option: 0 } }) },
    'GET /referral/check/{code}': { input: () => ({ params: { code: 'NOBODYS_CODE' } }) },
    'PUT /referral/update/{id}': [
      {
        of: 'one’s own',
        input: ({ residents }, person) => ({ params: { id: residents[own(person)].uid }, body: { referralCode: `CODE_OF_${person}` } }),
      },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({ params: { id: residents[another(person)].uid }, body: { referralCode: 'MINE_NOW' } }),
        but: { basic: 404, college: 404, premium: 404, admin: 404 },
      },
    ],
  },
  admin: {
    'POST /courses': { input: () => ({ body: newCourse() }) },
  },
  user: {
    'GET /auth/verify-token': {},
    'GET /auth/session': {},
    'GET /auth/users/{uid}': [
      { of: 'one’s own', input: ({ residents }, person) => ({ params: { uid: residents[own(person)].uid } }) },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({ params: { uid: residents[another(person)].uid } }),
        but: { ...notFound, admin: 200 },
      },
    ],
    'PUT /auth/users/{uid}': [
      { of: 'one’s own', input: ({ residents }, person) => ({ params: { uid: residents[own(person)].uid }, body: name }) },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({ params: { uid: residents[another(person)].uid }, body: name }),
        but: notFound,
      },
    ],
    'GET /membership': {},
    'GET /payment/offers': {},
    'GET /referral/stats': {},
    'POST /payment/verify-referral': { input: () => ({ body: { code: 'NOBODYS_CODE', planType: 'basicPlan' } }) },
    'POST /payment/orders': { input: () => ({ body: { planType: 'basicPlan' } }), but: { premium: 409 } },
    'GET /payment/orders': {},
    'GET /payment/orders/{orderId}': [
      { of: 'one’s own', input: ({ orders }, person) => ({ params: { orderId: orders[own(person)] } }) },
      { of: 'another’s', input: ({ orders }, person) => ({ params: { orderId: orders[another(person)] } }), but: notFound },
    ],
    'PUT /payment/orders/{orderId}': [
      { of: 'one’s own', input: ({ orders }, person) => ({ params: { orderId: orders[own(person)] }, body: dismissal }) },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({ params: { orderId: orders[another(person)] }, body: dismissal }),
        but: notFound,
      },
    ],
    // The last of all, as it ends the sessions.
    'POST /auth/logout': {},
  },
};

/** What a person may expect of an endpoint. */
export const expectedStatus = (access: Access, endpoint: Endpoint, { but = {} }: Row, person: Person): number =>
  refusal(access, person) ?? but[person] ?? successStatus(endpoint);

function refusal(access: Access, person: Person): number | undefined {
  if (access === 'public') return undefined;
  if (isStranger(person)) return 401;
  if (access === 'user' || person === 'admin') return undefined;
  if (access === 'admin') return 403;
  const plan = person === 'basic' || person === 'college' || person === 'premium' ? person : undefined;
  return plan === 'premium' || (plan && access === 'member') ? undefined : 402;
}
