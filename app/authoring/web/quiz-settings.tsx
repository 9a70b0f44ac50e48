import { useId, useState } from 'react';
import type { Quiz } from '#app/quizzes/quiz.contract.ts';
import './quiz-settings.css';

interface QuizSettingsProps {
  quiz: Quiz;
  onChange: (part: Partial<Quiz>) => void;
}

/** How many questions there are, are drawn, and must be right, and the wait, as one strip. */
export const QuizSettings = ({ quiz, onChange }: QuizSettingsProps) => (
  <dl className="quiz-settings">
    <div>
      <dt>Questions written</dt>
      <dd>
        <b>{quiz.questions.length}</b>
        <small>in this bank</small>
      </dd>
    </div>
    <Setting
      label="Drawn each time"
      value={quiz.drawn}
      least={1}
      most={30}
      note="in a new order"
      onChange={(drawn) => onChange({ drawn })}
    />
    <Setting
      label="Pass mark"
      value={quiz.passMark}
      least={1}
      most={30}
      note={`of ${quiz.drawn}, or ${Math.round((quiz.passMark / quiz.drawn) * 100)}%`}
      onChange={(passMark) => onChange({ passMark })}
    />
    <Setting
      label="Minutes before a retry"
      value={quiz.waitMinutes}
      least={0}
      most={1440}
      note="the best result counts"
      onChange={(waitMinutes) => onChange({ waitMinutes })}
    />
  </dl>
);

interface SettingProps {
  label: string;
  value: number;
  least: number;
  most: number;
  note: string;
  onChange: (value: number) => void;
}

/** A number that is not allowed is not saved; when the field is left, the last one that was comes back. */
function Setting({ label, value, least, most, note, onChange }: SettingProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const allowed = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <div>
      <dt>
        <label htmlFor={id}>{label}</label>
      </dt>
      <dd>
        <input
          id={id}
          inputMode="numeric"
          value={typed}
          aria-invalid={!allowed(typed)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (allowed(currentTarget.value)) onChange(Number(currentTarget.value));
          }}
          onBlur={() => setTyped(String(value))}
        />
        <small>{allowed(typed) ? note : `Give ${least} to ${most}`}</small>
      </dd>
    </div>
  );
}
