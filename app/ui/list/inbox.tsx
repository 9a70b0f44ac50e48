import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import type { ListLeft } from './use-list-left.ts';
import type { Submission } from '#app/ui/form/use-submission.ts';

/** The way on from what came in to the next that waits, or that none does. */
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
  /** That something of its kind can go on to. */
  states: readonly State[];
  /** On the buttons. */
  verbs: Readonly<Record<State, string>>;
  /** Where it stands. */
  state: string;
  onMove: (to: State) => unknown;
}

/**
 * A button for each state that something in an inbox can go on to, and why the last move was
 * refused.
 */
export function MoveButtons<State extends string>({
  submission: { busy, text },
  states,
  verbs,
  state,
  onMove,
}: MoveButtonsProps<State>) {
  const move = (to: State) => (event: MouseEvent<HTMLElement>) => {
    // Where it has gone is no longer offered: the button that is pressed goes.
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
