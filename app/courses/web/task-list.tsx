import { CheckField } from '#app/ui/form/check-field.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import './task-list.css';

interface TaskListProps {
  tasks: readonly string[];
  /** Indexes of the completed tasks. */
  ticked: ReadonlySet<number>;
  onToggle: (task: number, done: boolean) => void;
  /** Why a tick has not been saved yet. */
  waiting?: string | undefined;
  /** Why a tick was undone. */
  problem?: string | undefined;
}

/** "Do it now": tasks that readers do themselves. */
export function TaskList({ tasks, ticked, onToggle, waiting, problem }: TaskListProps) {
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
        <CheckField
          key={task}
          long
          label={task}
          checked={ticked.has(index)}
          onChange={(event) => onToggle(index, event.target.checked)}
        />
      ))}
      <div role="status">{waiting && <Note kind="warn">{waiting}</Note>}</div>
      <FormNote>{problem}</FormNote>
    </section>
  );
}
