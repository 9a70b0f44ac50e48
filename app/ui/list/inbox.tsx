import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import type { ListLeft } from './use-list-left.ts';
import type { Submission } from '#app/ui/form/use-submission.ts';

/** A link to the next waiting item, or a note that there is none. */
export const NextWaiting = ({ to, from }: { to: string | null; from: ListLeft }) =>
  to === null ? (
    <p className="text-small text-soft">Nothing else is waiting here.</p>
  ) : (
    <p>
      <ButtonLink
        size="small"
        variant="quiet"
        to={to}
        from={from}
        thruster={<Icon name="arrow-right" />}
      >
        Next one waiting
      </ButtonLink>
    </p>
  );

interface MoveButtonsProps<State extends string> {
  submission: Submission;
  /** The states that this kind of item can move to. */
  states: readonly State[];
  /** The texts of the buttons. */
  verbs: Readonly<Record<State, string>>;
  /** Its current state. */
  state: string;
  onMove: (to: State) => unknown;
}

/** A button for each state that an item can move to, and the refusal of the last move. */
export function MoveButtons<State extends string>({
  submission: { busy, text },
  states,
  verbs,
  state,
  onMove,
}: MoveButtonsProps<State>) {
  const move = (to: State) => (event: MouseEvent<HTMLElement>) => {
    // The current state is no longer offered, so the pressed button disappears.
    const around = event.currentTarget.closest('article');
    if (around) keepFocusIn(around);
    void onMove(to);
  };
  return (
    <>
      <div className="row">
        {states
          .filter((to) => to !== state)
          .map((to) => (
            <Button key={to} size="small" variant="secondary" busy={busy} onClick={move(to)}>
              {verbs[to]}
            </Button>
          ))}
      </div>
      <FormNote>{text}</FormNote>
    </>
  );
}
