import { useRef, useState } from 'react';
import { failureText } from '#app/shared/api-client.ts';
import { CheckField } from '#app/ui/check-field.tsx';
import { FormNote } from '#app/ui/note.tsx';
import './task-list.css';

interface TaskListProps {
  tasks: readonly string[];
  /** Indexes of the tasks that are done at first; key the list by its lesson. */
  done?: readonly number[];
  /** Keeps a tick; a refusal takes it back. Without it ticks live as long as the page. */
  onToggle?: (task: number, done: boolean) => Promise<unknown>;
}

/** "Do it now": what the reader does with their own hands. A tick shows at once. */
export function TaskList({ tasks, done = [], onToggle }: TaskListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(done));
  const [problem, setProblem] = useState('');
  // One after the other: a tick and its undoing must not overtake each other on the way.
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const show = (task: number, done: boolean) =>
    setTicked((before) => new Set(done ? [...before, task] : [...before].filter((other) => other !== task)));
  const toggle = (task: number, done: boolean) => {
    show(task, done);
    setProblem('');
    sending.current = sending.current
      .then(() => onToggle?.(task, done))
      .catch((failure: unknown) => {
        show(task, !done);
        setProblem(`Your tick was not saved. ${failureText(failure)}`);
      });
  };

  if (tasks.length === 0) return null;
  return (
    <section className="task-list field-sky" aria-labelledby="tasks-heading">
      <div className="row row-between">
        <h2 id="tasks-heading" className="heading-4">
          Do it now
        </h2>
        <span className="text-small strong" aria-live="polite">
          {ticked.size} of {tasks.length}
        </span>
      </div>
      {tasks.map((task, index) => (
        <CheckField key={task} label={task} checked={ticked.has(index)} onChange={(event) => toggle(index, event.target.checked)} />
      ))}
      <FormNote>{problem}</FormNote>
    </section>
  );
}
