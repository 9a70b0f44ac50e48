import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { OpenBlock, PracticeState } from '../contract.ts';
import { emptyAnswer, missingFrom } from '../draft.ts';
import { practiceKinds } from '../kinds.ts';
import { PracticeArea } from './practice-area.tsx';
import { PracticeReply } from './practice-reply.tsx';
import { PracticeTries } from './practice-tries.tsx';
import { usePatientCall } from './use-patient-call.ts';
import type { Practice } from './use-practice.ts';
import './practice-block.css';

interface PracticeBlockProps {
  block: OpenBlock;
  practice: Practice;
}

/** A piece of practice: its kind and tries, the question, and what replies to a try. */
export function PracticeBlock({ block, practice }: PracticeBlockProps) {
  const heading = useId();
  const root = useRef<HTMLDivElement>(null);
  const state = practice.stateOf(block.id);
  const { draft, setDraft, unready, status, text, check, show, again } = useTries(block, practice);
  const [icon, name] = practiceKinds[block.kind];
  const over = state.outcome !== 'open';
  /**
   * The buttons of a round that is over go, and the focus would go with them. Someone who has gone on
   * to another part meanwhile stays there.
   */
  const holdFocus = (): void => {
    const { activeElement, body } = document;
    if (activeElement === body || root.current?.contains(activeElement))
      root.current?.focus({ preventScroll: true });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await check()) holdFocus();
  };
  return (
    <div ref={root} tabIndex={-1} role="group" className="practice-block" aria-labelledby={heading}>
      <header className="practice-head">
        <span className="practice-kind">
          <Icon name={icon} />
        </span>
        <h3 id={heading}>{name}</h3>
        <PracticeTries {...state} />
      </header>
      <form className="practice-body" onSubmit={(event) => void submit(event)} noValidate>
        <PracticeArea
          block={block}
          state={state}
          answer={shownIn(state) ?? draft}
          onAnswer={setDraft}
        />
        {!over && (
          <div className="practice-actions">
            {state.tries < 3 ? (
              <Button
                type="submit"
                size="small"
                thruster={<Icon name="check" />}
                busy={status === 'busy'}
              >
                {state.tries > 0 ? 'Check again' : 'Check'}
              </Button>
            ) : (
              <Button
                size="small"
                thruster={<Icon name="eye" />}
                onClick={() => show().then(holdFocus)}
              >
                Show the answer
              </Button>
            )}
            {state.tries > 0 && state.tries < 3 && (
              <button
                type="button"
                className="practice-link link"
                onClick={() => void show().then(holdFocus)}
              >
                Show the answer
              </button>
            )}
            <span role="alert" className="practice-remark">
              {unready ?? text}
            </span>
          </div>
        )}
      </form>
      <PracticeReply
        state={state}
        onAgain={again && (() => void again().then(holdFocus))}
        problem={over ? text : ''}
      />
    </div>
  );
}

/** The answer of a round that is over. */
const shownIn = ({ outcome, solution, answer }: PracticeState) =>
  outcome === 'open' ? undefined : (solution ?? answer);

/** The answer that is being made, and what is done with it. */
function useTries(block: OpenBlock, { stateOf, learn, examiner }: Practice) {
  const state = stateOf(block.id);
  const begin = (from: PracticeState) => from.answer ?? emptyAnswer(block);
  const [draft, setDraft] = useState(() => begin(state));
  const [unready, setUnready] = useState<string>();
  const { send, ...sending } = usePatientCall();
  const { again } = examiner;

  const ask = async (work: () => Promise<PracticeState>): Promise<PracticeState | undefined> => {
    const answer = await send(work);
    if (answer) learn(block.id, answer);
    return answer;
  };
  return {
    ...sending,
    draft,
    setDraft: (changed: typeof draft) => {
      setDraft(changed);
      setUnready(undefined);
    },
    unready,
    /** Resolves to true if the round is over. */
    check: async (): Promise<boolean> => {
      const missing = missingFrom(block, draft, state);
      setUnready(missing);
      if (missing || sending.status === 'busy') return false;
      const after = await ask(() => examiner.judge(block.id, draft, state));
      return after !== undefined && after.outcome !== 'open';
    },
    show: async (): Promise<void> => void (await ask(() => examiner.show(block.id, state))),
    again:
      again &&
      (async (): Promise<void> => {
        const after = await ask(() => again(block.id, state));
        if (after) setDraft(begin(after));
      }),
  };
}
