import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { FieldNote } from '#app/ui/form/form-field.tsx';
import { adding, removing, swapping, type ListEdit } from '../practice-fields.ts';
import { useFaultAt } from './practice-faults.tsx';
import './practice-rows.css';

interface PracticeRowsProps<Row> {
  /** The part of the practice, as its faults name it. */
  name: string;
  /** What one is called: 'Option'. */
  noun: string;
  label: string;
  hint?: string;
  rows: readonly Row[];
  /** Fewer can't be left, and more can't be added. Without a maximum, none can be added here. */
  least?: number;
  most?: number;
  onEdit: (edit: ListEdit) => void;
  children: (row: Row, place: number) => ReactNode;
}

/** A list that can be added to, and whose parts can be moved and removed. */
export function PracticeRows<Row>({
  name,
  noun,
  label,
  hint,
  rows,
  least = 0,
  most = 0,
  onEdit,
  children,
}: PracticeRowsProps<Row>) {
  const note = useId();
  const { list, said, edit } = useEdits(noun, onEdit);
  const fault = useFaultAt(name);
  const move = (from: number, to: number, key: string) =>
    edit(
      swapping(from, to),
      [
        `[data-place="${to}"] [data-move="${key}"]:enabled`,
        `[data-place="${to}"] [data-move]:enabled`,
      ],
      `${noun} ${from + 1} is now ${to + 1} of ${rows.length}.`,
    );
  return (
    <fieldset
      ref={list}
      className="practice-rows"
      aria-describedby={fault || hint ? note : undefined}
    >
      <legend className="form-field-label">{label}</legend>
      <FieldNote id={note} hint={hint} error={fault} />
      {rows.map((row, place) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a part has no name but its place
          key={place}
          role="group"
          aria-label={`${noun} ${place + 1}`}
          data-place={place}
          className="practice-row"
        >
          <span className="practice-row-number text-small tabular" aria-hidden>
            {place + 1}
          </span>
          <div className="stack practice-row-parts">{children(row, place)}</div>
          <div className="practice-row-tools">
            {rows.length > 1 && (
              <>
                <IconButton
                  small
                  label={`Move ${noun} ${place + 1} up`}
                  icon={<Icon name="arrow-up" />}
                  data-move="up"
                  disabled={place === 0}
                  onClick={() => move(place, place - 1, 'up')}
                />
                <IconButton
                  small
                  label={`Move ${noun} ${place + 1} down`}
                  icon={<Icon name="arrow-down" />}
                  data-move="down"
                  disabled={place === rows.length - 1}
                  onClick={() => move(place, place + 1, 'down')}
                />
              </>
            )}
            {rows.length > least && (
              <IconButton
                small
                label={`Remove ${noun} ${place + 1}`}
                icon={<Icon name="x" />}
                onClick={() =>
                  edit(
                    removing(place),
                    [`[data-place="${Math.max(0, place - 1)}"] :is(input, textarea)`, '[data-add]'],
                    `${noun} ${place + 1} removed.`,
                  )
                }
              />
            )}
          </div>
        </div>
      ))}
      {rows.length < most && (
        <Button
          size="small"
          variant="secondary"
          data-add
          onClick={() =>
            edit(adding, [`[data-place="${rows.length}"] :is(input[type="text"], textarea)`], '')
          }
        >
          <Icon name="plus" /> Add {noun.toLowerCase()}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** Follows with the focus what was added, moved or removed, and says so. */
function useEdits(noun: string, onEdit: (edit: ListEdit) => void) {
  const list = useRef<HTMLFieldSetElement>(null);
  const goal = useRef<readonly string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const places = goal.current;
    goal.current = [];
    for (const place of places) {
      const found = list.current?.querySelector<HTMLElement>(place);
      if (found) return found.focus();
    }
  });
  const edit = (change: ListEdit, focus: readonly string[], text: string) => {
    goal.current = focus;
    setSaid(text || `${noun} added.`);
    onEdit(change);
  };
  return { list, said, edit };
}
