import { api } from '#app/shared/api-client.ts';
import type { learningContract, OpenLesson } from '../contract.ts';
import { outbox, taskKey, useOutbox } from './use-outbox.ts';

const call = api<typeof learningContract>();

/**
 * A lesson's tasks with the learner's ticks. A tick shows at once, and says so until the server has
 * it.
 */
export function useLessonTasks({ lesson: { id, tasks }, tasksDone }: OpenLesson) {
  const ticks = useOutbox();
  const own = tasks.map((_, task) => ticks.get(taskKey(id, task)));
  const toggle = (task: number, done: boolean) =>
    void outbox.tick(taskKey(id, task), done, (now) =>
      call(`${now ? 'PUT' : 'DELETE'} /learning/lessons/{id}/tasks/{task}`, {
        params: { id, task: String(task) },
      }),
    );
  const refused = own.find((tick) => tick?.state === 'refused');
  return {
    tasks,
    ticked: new Set(
      own.flatMap((tick, task) => ((tick?.done ?? tasksDone.includes(task)) ? task : [])),
    ),
    onToggle: toggle,
    waiting: own.find((tick) => tick?.state === 'waiting')?.text,
    problem: refused && `Your tick was not saved. ${refused.text}`,
  };
}
