import { useOutbox } from '#app/ui/form/use-outbox.ts';
import type { OpenLesson } from '../contract.ts';
import { taskKey, tickTask } from './ticks.ts';

/**
 * A lesson's tasks with the learner's ticks. A tick shows at once, and says so until the server has
 * it.
 */
export function useLessonTasks({ lesson: { id, tasks }, tasksDone }: OpenLesson) {
  const tickOf = useOutbox();
  const own = tasks.map((_, task) => tickOf(taskKey(id, task)));
  const refused = own.find((tick) => tick?.state === 'refused');
  return {
    tasks,
    ticked: new Set(
      own.flatMap((tick, task) => ((tick?.value ?? tasksDone.includes(task)) ? task : [])),
    ),
    onToggle: (task: number, done: boolean) => void tickTask(id, task, done),
    waiting: own.find((tick) => tick?.state === 'waiting')?.text,
    problem: refused && `Your tick was not saved. ${refused.text}`,
  };
}
