import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { foundersHubProblems, type FoundersHub, type KeptTask } from '../contract.ts';
import { isTask, journey, linkResolver } from './journey.service.ts';
import * as queries from './queries.ts';

export const refuse = problemsOf(foundersHubProblems);

const untouched: KeptTask = { done: false, notes: '', version: 0 };

export async function foundersHub({ actor }: Context<Actor>): Promise<FoundersHub> {
  const [rows, linksOf] = await Promise.all([queries.tasksOf(actor.uid), linkResolver()]);
  const kept = new Map(rows.map(({ task, ...row }) => [task, row]));
  return {
    stages: journey.map(({ tasks, ...stage }) => ({
      ...stage,
      tasks: tasks.map(({ done: doneWhen, links, ...task }) => ({
        ...task,
        doneWhen,
        links: links.flatMap(linksOf),
        ...(kept.get(task.slug) ?? untouched),
      })),
    })),
  };
}

/** @throws {Problem} hub/task-not-found */
export async function taskOf({ actor }: Context<Actor>, slug: string): Promise<KeptTask> {
  mustBeThere(slug);
  const row = await queries.taskOf(actor.uid, slug);
  return row ? { done: row.done, notes: row.notes, version: row.version } : untouched;
}

/** @throws {Problem} hub/task-not-found, hub/changed-meanwhile */
export async function saveTask(
  { actor, clock }: Context<Actor>,
  { slug, ...kept }: KeptTask & { slug: string },
): Promise<KeptTask> {
  mustBeThere(slug);
  const row = await queries.writeTask({ uid: actor.uid, task: slug, ...kept, now: clock.now() });
  if (!row) throw refuse('hub/changed-meanwhile');
  return { done: row.done, notes: row.notes, version: row.version };
}

function mustBeThere(slug: string): void {
  if (!isTask(slug)) throw refuse('hub/task-not-found');
}
