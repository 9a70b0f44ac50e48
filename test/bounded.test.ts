import { expect, test } from 'vitest';
import { seedHackathons } from '#app/hackathons/server/seed.ts';
import { seedInvestors } from '#app/investors/server/seed.ts';
import { implementations } from '#app/api.ts';
import { publicHandle, saveSomePage } from './grown-member-pages.ts';
import { placesOfProjects, submitSomeProject } from './grown-projects.ts';
import { askSomeQuestion } from './grown-questions.ts';
import { grow, grown, onePageOfEach } from './grown.ts';
import { someQuiz } from './quizzes.ts';
import { buildTown, type Town } from './town.ts';
import { courseInPreparation } from './upcoming.ts';
import { upgradeAgain, upgradeOlderPage } from './upgrades.ts';

const most = 1.25;

const reads = implementations
  .flatMap(({ contract }) => Object.entries(contract))
  .filter(([key]) => key.startsWith('GET '));

/** They export whole lists as files, so their size grows with the data. */
const exported = [
  // A validator needs it whole: it takes a missing credential for valid.
  'GET /credentials/revoked',
  'GET /account/export',
  'GET /investor-shortlist',
  'GET /notes/file',
  'GET /admin/register',
  // Of one course.
  'GET /authoring/courses/{id}/folder',
  'GET /authoring/courses/{id}/cartridge',
];

/** Each returns one item that somebody wrote, and nothing else adds to it. */
const ofOneThing = [
  'GET /documents/{id}',
  'GET /media/{id}',
  'GET /media/{id}/address',
  'GET /founders-hub/tasks/{slug}',
  'GET /startup-profiles/{key}',
  'GET /placements/resumes/{id}',
  'GET /project-submissions/{id}/file',
  'GET /live-sessions/{id}/calendar',
  'GET /certificates/{number}',
  'GET /credentials/keys/{id}',
  'GET /calendar-feed/{key}',
  'GET /toolkit/files/{slug}',
];

const hackathon = 'monsoon-ready';

/** The path parameters of each endpoint. An endpoint without an entry fails the test. */
const placesIn = async ({ shop, tokens, residents, orders, course, lesson, preview }: Town) => {
  const first = async (path: string, token?: string) =>
    (await shop.call('GET', path, { token })).body;
  const tool = (await first('/ai-tools')).items[0].id as string;
  const investor = (await first('/investors')).items[0].id as string;
  const shown = (await first('/investor-profiles', tokens.premium)).items[0].id as string;
  const opening = (await first('/placements/openings')).openings[0].slug as string;
  const application = (await first('/admin/placements', tokens.admin)).applications[0].id as string;
  const enquiry = (await first('/admin/enquiries', tokens.admin)).enquiries[0].id as string;
  const deskOrder = (await first('/admin/orders', tokens.admin)).items[0].id as string;
  const uid = residents.premium.uid;
  const atDesk = async (method: string, path: string, body?: object) =>
    (
      await shop.call(method, `/authoring/courses/${course.id}${path}`, {
        token: tokens.admin,
        body,
      })
    ).body;
  const quiz = await someQuiz(atDesk);
  const question = (await first('/questions', tokens.premium)).questions[0].id as string;
  const projects = await placesOfProjects({ shop, tokens, course });
  const { slug: upcoming } = await courseInPreparation(shop, tokens.admin);
  // So that there are versions to compare.
  await atDesk('POST', '/stages', { title: 'After launch' });
  const { stamp } = await atDesk('GET', '/changes');
  await atDesk('POST', '/publication', { stamp, words: '' });
  await upgradeAgain(course.id);
  await upgradeOlderPage(course.id);
  const ofCourse = { id: course.id, slug: course.slug, lesson: lesson.slug, quiz, number: '2' };
  const ofLesson = { ...ofCourse, lesson: lesson.id };
  return (key: string): Record<string, string> | undefined =>
    ({
      'GET /courses/{id}': ofCourse,
      'GET /courses/slug/{slug}': ofCourse,
      'GET /catalogue/{slug}': ofCourse,
      'GET /catalogue/{slug}/lessons/{lesson}': { ...ofCourse, lesson: preview.slug },
      'GET /notes/lessons/{id}': { id: lesson.id },
      'GET /learning/lessons/{id}/questions': { id: lesson.id },
      'GET /questions/{id}': { id: question },
      ...projects,
      'GET /members/{handle}': { handle: publicHandle },
      'GET /toolkit/files/{slug}': { slug: 'interview-script' },
      'GET /learning/courses/{slug}': ofCourse,
      'GET /learning/courses/{slug}/lessons/{lesson}': ofCourse,
      'GET /catalogue/{slug}/reviews': ofCourse,
      'GET /announcements/{slug}': { slug: upcoming },
      'GET /announcements/{slug}/waiting': { slug: upcoming },
      'GET /authoring/courses/{id}/announcement': ofCourse,
      'GET /learning/courses/{slug}/review': ofCourse,
      'GET /authoring/courses/{id}/reviews': ofCourse,
      'GET /learning/courses/{slug}/quizzes/{quiz}': ofCourse,
      'GET /authoring/courses/{id}/quizzes/{quiz}': ofCourse,
      'GET /authoring/courses/{id}/quizzes/{quiz}/figures': ofCourse,
      'GET /admin/courses/{id}': ofCourse,
      'GET /authoring/desks/{slug}': ofCourse,
      'GET /authoring/courses/{id}': ofCourse,
      'GET /authoring/courses/{id}/lessons/{lesson}': ofLesson,
      'GET /authoring/courses/{id}/lessons/{lesson}/learners': ofLesson,
      'GET /authoring/courses/{id}/seen': ofCourse,
      'GET /authoring/courses/{id}/seen/{lesson}': ofLesson,
      'GET /authoring/courses/{id}/authors': ofCourse,
      'GET /authoring/courses/{id}/cartridge/left-out': ofCourse,
      'GET /authoring/courses/{id}/cartridge/last': ofCourse,
      'GET /authoring/courses/{id}/export': ofCourse,
      'GET /authoring/courses/{id}/changes': ofCourse,
      'GET /authoring/courses/{id}/supplied': ofCourse,
      'GET /authoring/courses/{id}/supplied/{lesson}': ofLesson,
      'GET /authoring/courses/{id}/page': ofCourse,
      'GET /authoring/courses/{id}/supplied-page': ofCourse,
      'GET /authoring/courses/{id}/supplied-project': ofCourse,
      'GET /authoring/courses/{id}/versions': ofCourse,
      'GET /authoring/courses/{id}/versions/{number}/changes': ofCourse,
      'GET /authoring/courses/{id}/versions/{number}/lessons/{lesson}': ofLesson,
      'GET /authoring/courses/{id}/figures': ofCourse,
      'GET /authoring/courses/{id}/changes/{lesson}': { id: course.id, lesson: lesson.id },
      'GET /ai-tools/{id}': { id: tool },
      'GET /ai-tools/{id}/rating': { id: tool },
      'GET /hackathons/{id}': { id: hackathon },
      'GET /hackathons/{id}/calendar': { id: hackathon },
      'GET /hackathons/{id}/participation': { id: hackathon },
      'GET /hackathons/{id}/team-posts': { id: hackathon },
      'GET /admin/hackathons/{id}': { id: hackathon },
      'GET /admin/hackathons/{id}/registrations': { id: hackathon },
      'GET /admin/hackathons/{id}/mentorship-requests': { id: hackathon },
      'GET /admin/hackathons/{id}/team-posts': { id: hackathon },
      'GET /investors/{id}/masked': { id: investor },
      'GET /investors/{id}': { id: shown },
      'GET /placements/openings/{slug}': { slug: opening },
      'GET /admin/placements/{id}': { id: application },
      'GET /admin/enquiries/{id}': { id: enquiry },
      'GET /payment/orders/{orderId}': { orderId: orders.premium },
      'GET /payment/orders/{orderId}/refund': { orderId: orders.premium },
      'GET /admin/orders/{id}': { id: deskOrder },
      'GET /admin/orders/{id}/seats': { id: deskOrder },
      'GET /documents/of-order/{orderId}': { orderId: orders.premium },
      'GET /auth/users/{uid}': { uid },
      'GET /admin/members/{uid}': { uid },
      'GET /admin/members/{uid}/certificates': { uid },
      'GET /referral/check/{code}': { code: 'NAINA1234' },
    })[key];
};

const asked: Record<string, Record<string, string>> = {
  'GET /search': { q: 'app' },
  'GET /search/lessons': { q: 'app' },
  'GET /search/questions': { q: 'twice' },
};

/**
 * A first page that isn't full yet may grow. So we don't compare an answer with the one for the
 * bare starting content, but with one where every list already fills its longest page. From there,
 * no answer may grow with the school.
 */
test('no answer grows with the amount of data', { timeout: 300_000 }, async () => {
  const town = await buildTown();
  const { shop, tokens, residents } = town;
  await seedHackathons(shop.clock);
  await seedInvestors(shop.clock);
  await shop.call('POST', '/admin/openings', {
    token: tokens.admin,
    body: {
      title: 'Builder',
      firm: 'Nobody & Sons',
      city: 'Pune',
      remote: false,
      employment: 'full-time',
      payFrom: null,
      payTo: null,
      payPer: 'year',
      description: 'Builds.',
      closesAt: new Date(shop.clock.now().getTime() + 864_000_000).toISOString(),
    },
  });
  await shop.call('PUT', '/notes/first-note', {
    token: tokens.premium,
    body: {
      lesson: town.lesson.id,
      words: 'Ask five people.',
      revision: 0,
      savedBy: 'a-window',
      turn: 1,
    },
  });
  await askSomeQuestion(town);
  await submitSomeProject(town);
  await saveSomePage(town);
  await shop.call('PUT', '/placements/resume', {
    token: tokens.premium,
    query: { name: 'resume.pdf' },
    body: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await shop.call('POST', '/placements/applications', {
    token: tokens.premium,
    body: { opening: null, role: 'Builder', city: 'Pune', portfolio: '' },
  });
  await shop.call('POST', '/collaboration/enquiries', { body: { email: 'lata@example.in' } });
  const places = await placesIn(town);
  const addresses = reads
    .filter(([key]) => ![...exported, ...ofOneThing].includes(key))
    .map(([key]) => {
      const [, pattern = ''] = key.split(' ');
      const given = pattern.includes('{') ? places(key) : {};
      if (!given) throw new Error(`${key}: give its address values`);
      return {
        key,
        path: pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? ''),
      };
    });
  const weigh = async () => {
    const weights = new Map<string, number>();
    for (const { key, path } of addresses)
      for (const person of ['visitor', 'premium', 'admin'] as const) {
        const { status, bytes } = await shop.call('GET', path, {
          token: tokens[person],
          query: asked[key] ?? {},
        });
        if (status === 200) weights.set(`${key} for ${person}`, bytes.length);
        else if (status >= 500) throw new Error(`${key}: ${status}`);
      }
    return weights;
  };

  const whose = { uid: residents.premium.uid, hackathon };
  await grow(whose, onePageOfEach);
  const before = await weigh();
  await grow(whose, grown, onePageOfEach.own + 1);
  const after = await weigh();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const silent = addresses
    .map(({ key }) => key)
    .filter((key) => ![...after.keys()].some((each) => each.startsWith(`${key} `)));
  expect(silent).toEqual([]);
  const heavier = [...after].flatMap(([name, bytes]) => {
    const times = bytes / (before.get(name) ?? bytes);
    return times > most ? [`${name}: ${before.get(name)} → ${bytes}`] : [];
  });
  expect(heavier).toEqual([]);
});
