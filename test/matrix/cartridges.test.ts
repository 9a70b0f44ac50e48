import { importsInto } from '../cartridge-desk.ts';
import { pagesMade } from '../cartridges.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import type { Input } from './rows.ts';

const begun = { name: 'course.imscc', size: 1000, fingerprint: 'a'.repeat(64) };

/** The id of a package of this person's. */
async function keptBy({ shop, tokens, course }: Town, person: Person): Promise<string> {
  const token = person === 'author' || person === 'admin' ? tokens[person] : undefined;
  if (token === undefined) return 'none';
  const { keep } = importsInto({ app: shop, admin: token, id: course.id });
  return keep(pagesMade({ Welcome: '<p>Hello</p>' }));
}

const asked = (id: string, kept: string): Input => ({ params: { id }, body: { package: kept } });

everyoneCalls('cartridges', {
  author: {
    'GET /authoring/courses/{id}/cartridge': [
      { input: ({ course: { id } }: Town) => ({ params: { id } }) },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { author: 404, admin: 404 },
      },
    ],
    'GET /authoring/courses/{id}/cartridge/left-out': [
      { input: ({ course: { id } }: Town) => ({ params: { id } }) },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { author: 404, admin: 404 },
      },
    ],
    'GET /authoring/courses/{id}/cartridge/last': [
      { input: ({ course: { id } }: Town) => ({ params: { id } }) },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { author: 404 },
      },
    ],
    'POST /cartridges': { input: () => ({ body: begun }) },
    'DELETE /cartridges/{id}': {
      input: async (town: Town, person: Person) => ({ params: { id: await keptBy(town, person) } }),
    },
    'POST /authoring/courses/{id}/cartridge': [
      {
        input: async (town: Town, person: Person) =>
          asked(town.course.id, await keptBy(town, person)),
      },
      {
        of: 'nothing',
        input: async (town: Town, person: Person) => asked('none', await keptBy(town, person)),
        but: { author: 404, admin: 404 },
      },
      {
        of: 'somebody else',
        input: async (town: Town, person: Person) =>
          asked(town.course.id, await keptBy(town, person === 'author' ? 'admin' : 'author')),
        but: { author: 409, admin: 409 },
      },
    ],
  },
});
