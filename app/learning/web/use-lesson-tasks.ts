import { api } from '#app/shared/api-client.ts';
import { outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import type { learningContract, OpenLesson } from '../contract.ts';
import { taskKey } from './ticks.ts';

const call = api<typeof learningContract>();

/**
 * A lesson's tasks with the learner's ticks. A tick shows at once, and says so until the server has
 * it.
 */
export function useLessonTasks({ lesson: { id, tasks }, tasksDone }: OpenLesson) {
  const tickOf = useOutbox();
  const own = tasks.map((_, task) => tickOf(taskKey(id, task)));
  const toggle = (task: number, done: boolean) =>
    void outbox.put(taskKey(id, task), done, {
      kept: !done,
      send: (now) =>
        call(`${now ? 'PUT' : 'DELETE'} /learning/lessons/{id}/tasks/{task}`, {
          params: { id, task: String(task) },
        }),
    });
  const refused = own.find((tick) => tick?.state === 'refused');
  return {
    tasks,
    ticked: new Set(
      own.flatMap((tick, task) => ((tick?.value ?? tasksDone.includes(task)) ? task : [])),
    ),
    onToggle: toggle,
    waiting: own.find((tick) => tick?.state === 'waiting')?.text,
    problem: refused && `Your tick was not saved. ${refused.text}`,
  };
}
