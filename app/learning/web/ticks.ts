import { api } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { learningContract } from '../contract.ts';

const call = api<typeof learningContract>();

const ofLessons = 'lesson/';
const ofTasks = 'task/';
export const lessonKey = (id: string): EntryKey<boolean> => `${ofLessons}${id}`;
export const taskKey = (id: string, task: number): EntryKey<boolean> => `${ofTasks}${id}/${task}`;

/** A phone may close the window without asking, so a tick outlasts it. */
const durable = 'until-answered';

async function sendLesson(done: boolean, key: string): Promise<void> {
  const params = { id: key.slice(ofLessons.length) };
  if (!done) await call('DELETE /learning/lessons/{id}/completion', { params });
  // The server says it of one lesson in a person’s life.
  else if ((await call('PUT /learning/lessons/{id}/completion', { params })).firstLesson)
    toast.success('First lesson done. Every course here is made of steps like this one.');
}

async function sendTask(done: boolean, key: string): Promise<void> {
  const [id = '', task = ''] = key.slice(ofTasks.length).split('/');
  await call(`${done ? 'PUT' : 'DELETE'} /learning/lessons/{id}/tasks/{task}`, {
    params: { id, task },
  });
}

const put = (key: string, done: boolean, send: typeof sendTask) =>
  outbox.put(key, done, { kept: !done, send: (now) => send(now, key), durable });

export const tickLesson = (id: string, done: boolean) => put(lessonKey(id), done, sendLesson);
export const tickTask = (id: string, task: number, done: boolean) =>
  put(taskKey(id, task), done, sendTask);

if (typeof document !== 'undefined') {
  outbox.resume(ofLessons, sendLesson, durable);
  outbox.resume(ofTasks, sendTask, durable);
}
