import { issueCertificate } from '#app/certificates/server/face.ts';
import { rotateSigningKey } from '#app/certificates/server/keys.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Person, Resident, Town } from '../town.ts';
import { another, nextNumber, notFound, own, type Input } from './rows.ts';

/** A new certificate of this person. */
async function issued({ shop, residents, tokens }: Town, owner: Resident): Promise<string> {
  const id = `course-${nextNumber()}`;
  await tx(() =>
    issueCertificate(systemContext(shop.clock, 'test'), {
      uid: residents[owner].uid,
      subject: { kind: 'course', id, title: id, slug: id, palette: 'dawn', icon: 'award' },
      duration: '',
      summary: '',
      proved: [],
      finishedAt: shop.clock.now(),
    }),
  );
  const { body } = await shop.call('GET', '/account/certificates', { token: tokens[owner] });
  return body.find((each: { title: string }) => each.title === id).number;
}

/** The same, after its person has changed their name. */
async function misspelt(town: Town, owner: Resident): Promise<Input> {
  const number = await issued(town, owner);
  const { uid } = town.residents[owner];
  await town.shop.call('PUT', `/auth/users/${uid}`, {
    token: town.tokens[owner],
    body: { displayName: `Renamed ${nextNumber()}` },
  });
  return { params: { number } };
}

const reason = { reason: 'A test needs it' };

everyoneCalls('certificates', {
  public: {
    'GET /certificates/{number}': {
      input: async (town) => ({ params: { number: await issued(town, 'basic') } }),
    },
    'GET /credentials/issuer': {},
    'GET /credentials/keys': {},
    'GET /credentials/keys/{id}': {
      input: async ({ shop }) => ({ params: { id: await rotateSigningKey(shop) } }),
    },
    'GET /credentials/revoked': {},
  },
  user: {
    'GET /account/certificates': {},
    'POST /account/certificates/{number}/reissue': [
      { input: (town: Town, person: Person) => misspelt(town, own(person)) },
      {
        of: 'another',
        input: (town: Town, person: Person) => misspelt(town, another(own(person))),
        but: notFound,
      },
    ],
  },
  admin: {
    'POST /admin/certificates/{number}/reissue': {
      input: async (town) => ({ ...(await misspelt(town, 'basic')), body: reason }),
    },
    'POST /admin/certificates/{number}/withdrawal': {
      input: async (town) => ({ params: { number: await issued(town, 'basic') }, body: reason }),
    },
    'GET /admin/members/{uid}/certificates': {
      input: ({ residents }) => ({ params: { uid: residents.basic.uid } }),
    },
  },
});
