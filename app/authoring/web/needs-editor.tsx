import { useState } from 'react';
import { mostNeeds } from '#app/courses/content-limits.ts';
import type { LessonNeed } from '#app/courses/lesson-needs.ts';
import { FaultsHere } from './practice-faults.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';
import './needs-editor.css';

interface NeedsEditorProps {
  /** As they were when the lesson was opened. */
  needs: LessonNeed[];
  /** What the server refused, by field: `needs.0.tool`. */
  refused: Readonly<Record<string, string>>;
  /** Tells those that say something. */
  onNeeds: (needs: LessonNeed[]) => void;
}

const blank = (): LessonNeed => ({ tool: '', plan: '', price: '' });
const isBlank = ({ tool, plan, price }: LessonNeed): boolean => !`${tool}${plan}${price}`.trim();

const parts = [
  ['tool', 'Tool or thing'],
  ['plan', 'Plan (optional)'],
  ['price', 'Price (optional)'],
] as const;

/** What learners need for a lesson, shown above its text. */
export function NeedsEditor({ needs, refused, onNeeds }: NeedsEditorProps) {
  const [rows, setRows] = useState(needs);
  const change = (changed: LessonNeed[]) => {
    setRows(changed);
    onNeeds(changed.filter((need) => !isBlank(need)));
  };
  return (
    <FaultsHere faults={faultsAt(rows, refused)}>
      <PracticeRows
        name="needs"
        noun="Need"
        label="What learners need (optional)"
        hint="Shown at the top of the lesson: a tool, the plan of it that is enough, and what that costs."
        rows={rows}
        most={mostNeeds}
        onEdit={(edit) => change(edit(rows, blank))}
      >
        {(need, place) => (
          <div className="needs-editor-parts">
            {parts.map(([part, label]) => (
              <Words
                key={part}
                name={`needs.${place}.${part}`}
                label={label}
                value={need[part]}
                most={120}
                onText={(text) => change(rows.with(place, { ...need, [part]: text }))}
              />
            ))}
          </div>
        )}
      </PracticeRows>
    </FaultsHere>
  );
}

/** The server counts without the blank rows. */
function faultsAt(rows: readonly LessonNeed[], refused: NeedsEditorProps['refused']) {
  const places = rows.flatMap((need, place) => (isBlank(need) ? [] : [place]));
  return Object.entries(refused).flatMap(([field, text]) => {
    const [, sent, part] = /^needs\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const place = places[Number(sent)];
    return place === undefined
      ? []
      : [{ line: 0, block: -1, message: text, field: `needs.${place}.${part}`, text }];
  });
}
