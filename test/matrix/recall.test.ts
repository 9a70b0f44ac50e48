import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { everyoneCalls } from '../matrix.ts';
import { blocksOf, guess } from '../practice.ts';
import { isStranger, type Person, type Town } from '../town.ts';
import type { Input } from './rows.ts';

/** A block that is due to this person, after so many wrong tries of its repetition, or shown. */
const due =
  (made: { tries: number; outcome: 'open' | 'shown' }) => async (town: Town, person: Person) => {
    const { shop, course, lesson, tokens, residents } = town;
    const path = `/learning/courses/${course.slug}/lessons/${lesson.slug}`;
    const [block] = blocksOf((await shop.call('GET', path, { token: tokens.premium })).body.lesson);
    if (!block) throw new Error('The lesson has no practice');
    const day = indianDate(shop.clock.now());
    if (!isStranger(person)) {
      const { uid } = residents[person];
      await sql`insert into recall_learners values (${uid}, now(), null, 0, 0) on conflict do nothing`.execute(
        q(),
      );
      await sql`delete from recall_blocks where uid = ${uid}`.execute(q());
      await sql`insert into recall_blocks values (${uid}, ${lesson.id}, ${block.id}, 0, ${day}, ${day}, ${made.tries}, ${made.outcome})`.execute(
        q(),
      );
    }
    return { day, block, params: { id: lesson.id, block: block.id } };
  };

const open = due({ tries: 0, outcome: 'open' });
const missed = due({ tries: 1, outcome: 'open' });
const shown = due({ tries: 1, outcome: 'shown' });

const answering = async (town: Town, person: Person): Promise<Input> => {
  const { day, block, params } = await open(town, person);
  return {
    params,
    body: { due: day, answer: guess(block), attempt: { triedBy: 'a-window', turn: 1 } },
  };
};

const asking =
  (make: typeof open) =>
  async (town: Town, person: Person): Promise<Input> => {
    const { day, params } = await make(town, person);
    return { params, body: { due: day } };
  };

everyoneCalls('recall', {
  member: {
    'PUT /recall': {},
    'GET /recall': { input: async (...who) => open(...who).then(() => ({})) },
    'POST /recall/lessons/{id}/practice/{block}': { input: answering },
    'POST /recall/lessons/{id}/practice/{block}/answer': { input: asking(missed) },
    'POST /recall/lessons/{id}/practice/{block}/again': { input: asking(shown) },
  },
  user: { 'DELETE /recall': {} },
});
