import { everyoneCalls } from '../matrix.ts';
import { begin, mediaDoor, picture, send, uploaded, video as secondOfVideo } from '../media.ts';
import type { Person, Town } from '../town.ts';
import { nextNumber, type Input } from './rows.ts';

const bytes = Buffer.from('What we counted on Monday');

/** An upload of the author that has arrived, and what it becomes. */
async function arrived({ shop, tokens }: Town): Promise<string> {
  const { body } = await begin(shop, tokens.author ?? '', `notes-${nextNumber()}.txt`, bytes);
  await send(mediaDoor(shop), body.address, bytes);
  return body.id;
}

async function stored(town: Town): Promise<Input> {
  const id = await arrived(town);
  await town.shop.call('POST', `/media-uploads/${id}/end`, { token: town.tokens.author });
  return { params: { id } };
}

/** Of an admin: for an author it does not exist. */
async function another(town: Town): Promise<Input> {
  const token = town.tokens.admin ?? '';
  const { body } = await begin(town.shop, token, `plan-${nextNumber()}.txt`, bytes);
  return { params: { id: body.id } };
}

/** A picture of an admin: every author may see it. */
async function seen({ shop, tokens }: Town): Promise<Input> {
  const { body } = await uploaded(
    shop,
    tokens.admin ?? '',
    `counter-${nextNumber()}.jpg`,
    await picture(20, 10),
  );
  return { params: { id: body.id } };
}

/** A video of the author, and of an admin. */
const video = (of: 'author' | 'admin', body: unknown) => async (town: Town) => {
  const { shop, tokens } = town;
  const bytes = await secondOfVideo('vp9', 'webm');
  const { body: made } = await uploaded(shop, tokens[of] ?? '', `clip-${nextNumber()}.webm`, bytes);
  return { params: { id: made.id }, body };
};
const texts = { captions: [], chapters: '0:00 The start' };
const poster = await picture(64, 36);

const described = { name: 'notes.txt', description: 'What was counted', decorative: false };

everyoneCalls('media', {
  author: {
    'GET /media': {},
    'GET /media/{id}': [
      { input: stored },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'GET /media/{id}/address': { input: seen },
    'PUT /media/{id}': [
      { input: async (town: Town) => ({ ...(await stored(town)), body: described }) },
      {
        of: 'another’s',
        input: async (town: Town) => ({ ...(await another(town)), body: described }),
        but: { author: 404 },
      },
    ],
    'DELETE /media/{id}': [
      { input: stored },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'PUT /media/{id}/poster': [
      { input: video('author', poster) },
      { of: 'another’s', input: video('admin', poster), but: { author: 404 } },
    ],
    'PUT /media/{id}/captions': [
      { input: video('author', texts) },
      { of: 'another’s', input: video('admin', texts), but: { author: 404 } },
    ],
    'POST /media/google-pictures': {
      input: () => ({ body: { address: 'https://lh3.googleusercontent.com/docsz/none' } }),
      but: { author: 404, admin: 404 },
    },
    'GET /media-uploads': {},
    'POST /media-uploads': {
      input: (_: Town, person: Person) => ({
        body: { name: 'notes.txt', size: 25, fingerprint: `${person}-${nextNumber()}-fingerprint` },
      }),
    },
    'POST /media-uploads/{id}/end': {
      input: async (town) => ({ params: { id: await arrived(town) } }),
    },
  },
});
