import { blankPair, type FieldsOf } from '../practice-fields.ts';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';

interface PracticePairsProps {
  match: FieldsOf<'match'>;
  onMatch: (match: FieldsOf<'match'>) => void;
}

const sides = [
  ['left', 'On the left', 300, undefined],
  ['right', 'Belongs to it', 300, undefined],
  ['hint', 'Hint (optional)', 600, 'Shown to someone who matched it wrongly.'],
] as const;

export function PracticePairs({ match, onMatch }: PracticePairsProps) {
  const { pairs, extra } = match;
  return (
    <>
      <PracticeRows
        name="pairs"
        noun="Pair"
        label="Pairs"
        rows={pairs}
        least={2}
        most={8}
        onEdit={(edit) => onMatch({ ...match, pairs: edit(pairs, blankPair) })}
      >
        {(pair, place) =>
          sides.map(([side, label, most, hint]) => (
            <Words
              key={side}
              name={`pairs.${place}.${side}`}
              label={label}
              {...(hint && { hint })}
              value={pair[side]}
              most={most}
              onText={(text) =>
                onMatch({ ...match, pairs: pairs.with(place, { ...pair, [side]: text }) })
              }
            />
          ))
        }
      </PracticeRows>
      <PracticeRows
        name="extra"
        noun="Extra"
        label="Extra ones (optional)"
        hint="Offered as choices, but they match nothing."
        rows={extra}
        most={4}
        onEdit={(edit) => onMatch({ ...match, extra: edit(extra, () => '') })}
      >
        {(text, place) => (
          <Words
            name={`extra.${place}`}
            label="Text"
            value={text}
            most={300}
            onText={(changed) => onMatch({ ...match, extra: extra.with(place, changed) })}
          />
        )}
      </PracticeRows>
    </>
  );
}
