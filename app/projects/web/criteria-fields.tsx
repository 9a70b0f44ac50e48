import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Submission } from '#app/ui/form/use-submission.ts';
import { longestProject, mostCriteria, mostPoints } from '#app/courses/project-text-limits.ts';
import type { Criterion } from '#app/courses/project-text.contract.ts';

import './project-parts.css';

/** A criterion as it was when it was added or loaded; its fields have what was typed since. */
export interface Row {
  id: number;
  criterion: Criterion;
}

const nameOf = (place: number, part: keyof Criterion): string => `criteria.${place}.${part}`;

/** What the fields say. */
export const criteriaIn = (form: HTMLFormElement, count: number): Criterion[] =>
  Array.from({ length: count }, (_, place) => ({
    name: typedIn(form, nameOf(place, 'name')),
    points: Number(typedIn(form, nameOf(place, 'points'))),
    earns: typedIn(form, nameOf(place, 'earns')),
  }));

interface CriteriaFieldsProps {
  rows: readonly Row[];
  onRows: (rows: readonly Row[]) => void;
  field: Submission['field'];
  /** Of the rubric as a whole. */
  fault: string | undefined;
}

/** The rubric: what is judged, and what earns the points. */
export function CriteriaFields({ rows, onRows, field, fault }: CriteriaFieldsProps) {
  const add = () => {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    onRows([...rows, { id, criterion: { name: '', points: 5, earns: '' } }]);
  };
  return (
    <fieldset className="stack project-fields">
      <legend className="heading-3">Rubric</legend>
      {rows.map(({ id, criterion }, place) => (
        <fieldset key={id} className="stack project-fields">
          <legend className="strong">Criterion {place + 1}</legend>
          <TextField
            label="What is judged"
            maxLength={longestProject.criterion}
            defaultValue={criterion.name}
            required
            {...field(nameOf(place, 'name'))}
          />
          <TextField
            label="Maximum points"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(mostPoints).length}
            defaultValue={criterion.points}
            required
            {...field(nameOf(place, 'points'))}
          />
          <TextField
            label="What earns them"
            maxLength={longestProject.earns}
            defaultValue={criterion.earns}
            required
            {...field(nameOf(place, 'earns'))}
          />
          {rows.length > 1 && (
            <div>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onRows(rows.filter((row) => row.id !== id))}
              >
                <Icon name="trash" /> Remove criterion {place + 1}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <FormNote>{fault}</FormNote>
      {rows.length < mostCriteria && (
        <div>
          <Button size="small" variant="secondary" onClick={add}>
            <Icon name="plus" /> Add a criterion
          </Button>
        </div>
      )}
    </fieldset>
  );
}
