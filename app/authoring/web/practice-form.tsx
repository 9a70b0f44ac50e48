import { Button } from '#app/ui/base/button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { blankGap, gapsFor, type PracticeFields } from '../practice-fields.ts';
import { useFaultAt } from './practice-faults.tsx';
import { GapParts } from './practice-gap.tsx';
import { Words } from './practice-words.tsx';
import { PracticeItems } from './practice-items.tsx';
import { PracticePairs } from './practice-pairs.tsx';
import { PracticeOptions } from './practice-options.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { PracticeTable } from './practice-table.tsx';

interface PracticeFormProps {
  fields: PracticeFields;
  onFields: (fields: PracticeFields) => void;
}

/** All that a practice block says, in fields. */
export function PracticeForm({ fields, onFields }: PracticeFormProps) {
  const change = (part: Partial<PracticeFields>) =>
    onFields({ ...fields, ...part } as PracticeFields);
  return (
    <>
      <IdFault onId={(id) => change({ id })} />
      {'question' in fields && (
        <Words
          name="question"
          label="Question"
          value={fields.question}
          most={600}
          onText={(question) => change({ question })}
        />
      )}
      <KindParts fields={fields} onFields={onFields} />
      <PracticeRows
        name="hints"
        noun="Hint"
        label="Hints (optional)"
        hint="Shown one after each wrong try, unless the answer has a hint of its own."
        rows={fields.hints}
        most={3}
        onEdit={(edit) => change({ hints: edit(fields.hints, () => '') })}
      >
        {(hint, place) => (
          <Words
            name={`hints.${place}`}
            label="Hint"
            value={hint}
            most={600}
            onText={(text) => change({ hints: fields.hints.with(place, text) })}
          />
        )}
      </PracticeRows>
      <Words
        name="why"
        label="Why it is right"
        hint="Shown with the right answer."
        value={fields.why}
        most={600}
        onText={(why) => change({ why })}
      />
    </>
  );
}

/** A copied block has the id of the other, and learners’ answers are stored under it. */
function IdFault({ onId }: { onId: (id: string) => void }) {
  const fault = useFaultAt('id');
  if (!fault) return null;
  return (
    <Note kind="bad">
      {fault}{' '}
      <Button
        size="small"
        variant="quiet"
        onClick={() => onId(`practice-${crypto.randomUUID().slice(0, 8)}`)}
      >
        Give this practice a new id
      </Button>
    </Note>
  );
}

function KindParts({ fields, onFields }: PracticeFormProps) {
  switch (fields.kind) {
    case 'choose-one':
    case 'choose-several':
      return (
        <PracticeOptions
          name="options"
          several={fields.kind === 'choose-several'}
          options={fields.options}
          onOptions={(options) => onFields({ ...fields, options })}
        />
      );
    case 'put-in-order':
      return (
        <PracticeItems items={fields.items} onItems={(items) => onFields({ ...fields, items })} />
      );
    case 'match':
      return <PracticePairs match={fields} onMatch={onFields} />;
    case 'fill-the-gaps':
      return (
        <>
          <Words
            name="text"
            label="Text"
            hint="Type three underscores, ___, for each gap."
            value={fields.text}
            most={1000}
            onText={(text) => onFields({ ...fields, text, gaps: gapsFor(text, fields.gaps) })}
          />
          <PracticeRows
            name="gaps"
            noun="Gap"
            label="What belongs in the gaps"
            rows={fields.gaps}
            least={fields.text.split('___').length - 1}
            onEdit={(edit) => onFields({ ...fields, gaps: edit(fields.gaps, blankGap) })}
          >
            {(gap, place) => (
              <GapParts
                name={`gaps.${place}`}
                gap={gap}
                onGap={(changed) => onFields({ ...fields, gaps: fields.gaps.with(place, changed) })}
              />
            )}
          </PracticeRows>
        </>
      );
    case 'correct-the-table':
      return <PracticeTable table={fields} onTable={onFields} />;
    case 'step-through':
      return (
        <PracticeSteps steps={fields.steps} onSteps={(steps) => onFields({ ...fields, steps })} />
      );
  }
}
