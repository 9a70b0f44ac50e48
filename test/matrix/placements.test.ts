import { everyoneCalls } from '../matrix.ts';
import type { Person, Resident, Town } from '../town.ts';
import { opening } from './opening.ts';
import { own, type Input } from './rows.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Members, who can therefore apply. */
const members: readonly string[] = ['basic', 'college', 'premium', 'admin'];
const memberOr = (person: Person, instead: Resident): Resident =>
  members.includes(person) ? own(person) : instead;

/** This member's application, for an opening that nobody else has applied for. */
async function applicationOf(
  town: Town,
  who: Resident,
): Promise<{ id: string; resume: { id: string } }> {
  const token = town.tokens[who];
  await town.shop.call('PUT', '/placements/resume', {
    token,
    query: { name: 'resume.pdf' },
    body: pdf,
  });
  const { slug } = await opening(town);
  const { status, body } = await town.shop.call('POST', '/placements/applications', {
    token,
    body: { ...asked, opening: slug },
  });
  if (status !== 201) throw new Error(`${who} could not apply: ${JSON.stringify(body)}`);
  return body;
}

const asked = { role: 'Builder', city: 'Pune', portfolio: '' };

/** Someone who has none gets a member's, so it is someone else's. */
const ownOne = async (town: Town, person: Person) => applicationOf(town, memberOr(person, 'basic'));
const anothers = async (town: Town, person: Person) =>
  applicationOf(town, person === 'basic' ? 'premium' : 'basic');
const notOneOfTheirs = { inactive: 404, other: 404, author: 404, helper: 404 };
const nobodys = { ...notOneOfTheirs, basic: 404, college: 404, premium: 404, admin: 404 };

const received = async (town: Town): Promise<Input> => ({
  params: { id: (await applicationOf(town, 'basic')).id },
});

everyoneCalls('placements', {
  member: {
    'PUT /placements/resume': { input: () => ({ query: { name: 'resume.pdf' }, body: pdf }) },
    'POST /placements/applications': {
      input: async (town, person) => {
        await town.shop.call('PUT', '/placements/resume', {
          token: town.tokens[memberOr(person, 'basic')],
          query: { name: 'r.pdf' },
          body: pdf,
        });
        return { body: { ...asked, opening: (await opening(town)).slug } };
      },
    },
  },
  user: {
    'GET /placements/applications': {},
    'GET /placements/resumes/{id}': [
      {
        of: 'one’s own',
        input: async (town, person) => ({ params: { id: (await ownOne(town, person)).resume.id } }),
        but: notOneOfTheirs,
      },
      {
        of: 'another’s',
        input: async (town, person) => ({
          params: { id: (await anothers(town, person)).resume.id },
        }),
        but: nobodys,
      },
    ],
    'DELETE /placements/applications/{id}': [
      {
        of: 'one’s own',
        input: async (town, person) => ({ params: { id: (await ownOne(town, person)).id } }),
        but: notOneOfTheirs,
      },
      {
        of: 'another’s',
        input: async (town, person) => ({ params: { id: (await anothers(town, person)).id } }),
        but: nobodys,
      },
    ],
  },
  admin: {
    'GET /admin/placements': {
      input: async (town) => {
        await received(town);
        return {};
      },
    },
    'GET /admin/placements/{id}': { input: received },
    'POST /admin/placements/{id}/moves': {
      input: async (town) => ({
        ...(await received(town)),
        body: { from: 'received', to: 'in-review', message: '' },
      }),
    },
    'POST /admin/placements/{id}/notes': {
      input: async (town) => ({ ...(await received(town)), body: { words: 'Calm.' } }),
    },
    'POST /admin/placements/{id}/resume-copies': { input: received },
    'POST /admin/placement-tables': { input: () => ({ body: {} }) },
  },
});
