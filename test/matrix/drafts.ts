import type { Town } from '../town.ts';
import { upgradeAgain, upgradeOlderPage } from '../upgrades.ts';

const path = '/authoring/courses';

/** A course with a draft that has one stage and, in it, one lesson more than readers have. */
export async function drafted({ shop, tokens, course: { id } }: Town) {
  const ask = async (method: string, rest: string, body?: object) =>
    (await shop.call(method, `${path}/${id}${rest}`, { token: tokens.admin, body })).body;
  const { stages } = await ask('POST', '/stages', { title: 'After launch' });
  const stage = stages.at(-1).id as string;
  const lesson = await ask('POST', '/lessons', { stage, title: 'What to measure' });
  const { revision } = await ask('GET', `/lessons/${lesson.id}`);
  return { id, stage, lesson: lesson.id as string, revision: revision as string, ask };
}

/** A version that has that lesson. */
export async function versioned(town: Town) {
  const { id, lesson, ask } = await drafted(town);
  const { stamp } = await ask('GET', '/changes');
  await ask('POST', '/publication', { stamp, words: '' });
  const { versions } = await ask('GET', '/versions');
  return { params: { id, lesson, number: String(versions[0].number) } };
}

/** The same with a quiz in that stage. */
export async function quizzed(town: Town) {
  const { id, stage, ask } = await drafted(town);
  const { id: quiz } = await ask('POST', '/quizzes', { stage });
  return { params: { id, quiz: quiz as string }, ask };
}

/** After an upgrade that brought another title of the first lesson. */
export async function upgraded({ shop, tokens, course: { id }, lesson }: Town) {
  const { admin: token } = tokens;
  // What a draft has taken over is not offered.
  await shop.call('DELETE', `${path}/${id}/draft`, { token });
  await upgradeAgain(id);
  const { stamp } = (await shop.call('GET', `${path}/${id}/supplied`, { token })).body;
  return { params: { id, lesson: lesson.id }, body: { stamp: stamp as string } };
}
export const newerTexts = async (town: Town) => ({ params: (await upgraded(town)).params });

export const published = ({ course: { id }, lesson }: Town) => ({
  params: { id, lesson: lesson.id },
});
export const course = ({ course: { id } }: Town) => ({ params: { id } });
/** After one that brought another description and another project. */
export const older = async (town: Town) => (await upgradeOlderPage(town.course.id), course(town));
export const newerParts = (group: 'page' | 'project') => async (town: Town) => {
  const { params } = await older(town);
  const asked = [`${path}/${params.id}/supplied-${group}`, { token: town.tokens.admin }] as const;
  const { stamp } = (await town.shop.call('GET', ...asked)).body;
  return { params, body: { stamp: stamp as string, take: [] } };
};
export const titled = { title: 'After launch' };
const practice = {
  id: 'first',
  kind: 'choose-one',
  question: 'How many?',
  options: [{ text: 'One', right: true }, { text: 'Two' }],
  why: 'One is enough.',
};
const body = ['```practice', JSON.stringify(practice), '```'].join('\n');
export const practised = { body, block: practice.id, tries: 1 };
export const texts = {
  title: 'What to measure',
  minutes: 12,
  preview: false,
  body: 'Count.',
  tasks: [],
  needs: [],
  kind: 'reading',
};

/** A lesson whose draft has that practice. */
export async function practisedDraft({ shop, tokens, course: { id }, lesson }: Town) {
  const address = `${path}/${id}/lessons/${lesson.id}`;
  const { revision } = (await shop.call('GET', address, { token: tokens.admin })).body;
  await shop.call('PUT', address, { token: tokens.admin, body: { ...texts, body, revision } });
  return { params: { id, lesson: lesson.id, block: practice.id } };
}

/** A course that is nobody's own but the admins'. */
export async function another({ shop, course: { id } }: Town) {
  const courses: { id: string }[] = (await shop.call('GET', '/courses')).body;
  return { params: { id: courses.find((each) => each.id !== id)?.id ?? '' } };
}
