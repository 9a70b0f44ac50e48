import './fortnight.css';

export interface Task {
  task: string;
  days: number;
}

/** A plan of fourteen days. Each task's days have one colour, explained in the key below. */
export function Fortnight({ tasks }: { tasks: readonly Task[] }) {
  const days = tasks.flatMap(({ days: count }, task) => Array.from({ length: count }, () => task));
  return (
    <div className="fortnight">
      <div className="fortnight-days" aria-hidden="true">
        {days.map((task, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day is its place in the plan
          <span key={day} className={`fortnight-ink-${task}`}>
            {day + 1}
          </span>
        ))}
      </div>
      <ul className="fortnight-key">
        {tasks.map(({ task, days: count }, index) => (
          <li key={task}>
            <i className={`fortnight-ink-${index}`} />
            {task}
            <span className="visually-hidden">, {count} days</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
