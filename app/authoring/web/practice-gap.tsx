import { blankReply, type GapFields } from '../practice-fields.ts';
import { PracticeRows } from './practice-rows.tsx';
import { Lines, Words } from './practice-words.tsx';

interface GapPartsProps {
  /** The part of the practice, as its faults name it. */
  name: string;
  gap: GapFields;
  onGap: (gap: GapFields) => void;
  /** More about the answers. */
  hint?: string;
}

/** What is accepted where something is typed, and what is said about certain wrong answers. */
export function GapParts({ name, gap, onGap, hint = '' }: GapPartsProps) {
  const { answers, hints } = gap;
  return (
    <>
      <Lines
        name={`${name}.answers`}
        label="Right answers"
        hint={`One a line; any of them counts. The first is the one we show.${hint}`}
        lines={answers}
        onLines={(lines) => onGap({ ...gap, answers: lines })}
      />
      <PracticeRows
        name={`${name}.hints`}
        noun="Reply"
        label="Replies to wrong answers (optional)"
        rows={hints}
        most={6}
        onEdit={(edit) => onGap({ ...gap, hints: edit(hints, blankReply) })}
      >
        {(reply, place) => (
          <>
            <Words
              name={`${name}.hints.${place}.for`}
              label="To someone who typed"
              value={reply.for}
              most={300}
              onText={(text) =>
                onGap({ ...gap, hints: hints.with(place, { ...reply, for: text }) })
              }
            />
            <Words
              name={`${name}.hints.${place}.say`}
              label="Say"
              value={reply.say}
              most={600}
              onText={(say) => onGap({ ...gap, hints: hints.with(place, { ...reply, say }) })}
            />
          </>
        )}
      </PracticeRows>
    </>
  );
}
