import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { longestQuestion } from '../tutor-limits.ts';
import { askTutor } from './ask-tutor.ts';
import { newExchange, withLine, type Exchange } from './exchange.ts';
import { TutorAnswer } from './tutor-answer.tsx';

interface TutorProps {
  lesson: string;
  onPassage: (words: string) => void;
}

/** Questions to the tutor about a lesson, and its answers. They are gone once the lesson is left. */
export function Tutor({ lesson, onPassage }: TutorProps) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [left, setLeft] = useState<number>();
  const asking = useRef<AbortController>(undefined);
  const submission = useSubmission();
  useEffect(() => () => asking.current?.abort(), []);

  const change = (how: (newest: Exchange) => Exchange) =>
    setExchanges((all) => all.map((each, index) => (index === all.length - 1 ? how(each) : each)));
  const ask = (form: HTMLFormElement) =>
    left !== 0 &&
    submission.submit(async () => {
      const question = typedIn(form, 'question');
      const stopped = new AbortController();
      asking.current = stopped;
      let begun = false;
      let answered = false;
      const begin = () => {
        if (!begun) setExchanges((all) => [...all, newExchange(question)]);
        begun = true;
      };
      try {
        await askTutor({ lesson, question, signal: stopped.signal }, (line) => {
          begin();
          if ('end' in line) {
            setLeft(line.left);
            answered = line.end !== 'broken';
          }
          change((newest) => withLine(newest, line));
        });
        // Otherwise the question stays, to be asked again.
        if (answered) form.reset();
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'tutor/used-up') setLeft(0);
        // Without a line the form shows what happened, and keeps the question.
        if (!begun && !stopped.signal.aborted) throw failure;
      } finally {
        change((newest) =>
          newest.end === undefined
            ? { ...newest, end: stopped.signal.aborted ? 'stopped' : 'broken' }
            : newest,
        );
      }
    });

  return (
    <>
      <p className="text-small text-soft">
        The tutor is an AI. It answers from this lesson alone and can be wrong, so it shows the
        passages that it quotes. It is sent the lesson and your question, and nothing else about
        you. Nobody in the school sees what you ask.
      </p>
      {exchanges.length > 0 && (
        <ol className="tutor-exchanges">
          {exchanges.map((exchange, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- exchanges are only ever added at the end
            <li key={index}>
              <TutorAnswer exchange={exchange} onPassage={onPassage} />
            </li>
          ))}
        </ol>
      )}
      <Form submission={submission} className="stack form-width" onSend={ask}>
        <TextArea
          label="What do you want to know?"
          rows={3}
          maxLength={longestQuestion}
          hint={left === undefined ? undefined : leftText(left)}
          {...submission.field('question')}
        />
        <FormEnd
          submission={submission}
          action="Ask the tutor"
          variant="secondary"
          aria-disabled={left === 0}
        >
          {submission.busy && (
            <Button variant="quiet" onClick={() => asking.current?.abort()}>
              Stop
            </Button>
          )}
        </FormEnd>
      </Form>
    </>
  );
}

const leftText = (left: number): string =>
  left === 0
    ? 'You have no questions left for today. You can ask again tomorrow.'
    : `${left === 1 ? 'One question is' : `${left} questions are`} left for today.`;
