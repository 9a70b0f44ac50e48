import { writtenLessons } from '#app/courses/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { openBlock } from '#app/practice/judge.ts';
import type { BlockKey } from '#app/practice/server/face.ts';
import { daysAfter, indianDate } from '#app/shared/indian-time.ts';
import type { RecallToday } from '../contract.ts';
import { afterMiss, minutesADay, minutesOf } from '../recall-plan.ts';
import * as queries from './queries.ts';

type Member = Context<Actor>;

/** A person's revision, as part of another statement; null if it is off. */
export const recallAbout = aboutPerson(queries.recallAsJson, (recall) => recall);

type Recall = NonNullable<ReturnType<typeof recallAbout.read>>;
type Waiting = Recall['waiting'][number];

const parts = { recall: recallAbout };

const off: RecallToday = { on: false, answered: 0, due: [], minutes: 0, next: null };

export async function recallToday({ actor, clock }: Member): Promise<RecallToday> {
  const { recall } = await askAbout(actor.uid, parts);
  return recall ? todayOf(recall, clock.now()) : off;
}

/** What is left to revise today: as much as fits into the day's minutes, the oldest first. */
export async function todayOf(recall: Recall, now: Date): Promise<RecallToday> {
  const today = indianDate(now);
  const { answered, minutes: spent } = recall.day === today ? recall : { answered: 0, minutes: 0 };
  const due: RecallToday['due'] = [];
  let minutes = 0;
  let next: string | null = null;
  for await (const { dueOn, lesson, block } of stillThere(recall.waiting)) {
    const takes = minutesOf(block.kind);
    if (dueOn > today || spent + minutes + takes > minutesADay) {
      next = dueOn > today ? dueOn : daysAfter(today, 1);
      break;
    }
    minutes += takes;
    due.push({
      lesson: { id: lesson.id, slug: lesson.slug, title: lesson.title },
      course: { slug: lesson.course_slug, title: lesson.course_title },
      block: openBlock(block),
      due: dueOn,
    });
  }
  return { on: true, answered, due, minutes, next };
}

/** Lessons read at a time: a day seldom needs more. */
const atOnce = 12;

/** Those whose block a learner can still open, with it; the others come back if their block does. */
async function* stillThere(waiting: readonly Waiting[]) {
  for (let from = 0; from < waiting.length; from += atOnce) {
    const some = waiting.slice(from, from + atOnce);
    const lessons = await writtenLessons([...new Set(some.map(({ lessonId }) => lessonId))]);
    for (const each of some) {
      const lesson = lessons.get(each.lessonId);
      const block = lesson?.blocks.find(({ id }) => id === each.blockId);
      if (lesson && block) yield { ...each, lesson, block };
    }
  }
}

export const turnOn = async ({ actor, clock }: Member): Promise<void> => {
  await queries.insertLearner(actor.uid, clock.now());
};

export const turnOff = ({ actor }: Member): Promise<void> => forget(actor.uid);

export const forget = (uid: string): Promise<void> =>
  tx(async () => {
    await queries.deleteLearner(uid);
    await queries.deleteBlocks(uid);
  });

/** Makes a block that someone answered wrong come back, if they have turned revision on. */
export const noteMissed = async (key: BlockKey, at: Date): Promise<void> => {
  await queries.putMissed(key, afterMiss(indianDate(at)));
};
