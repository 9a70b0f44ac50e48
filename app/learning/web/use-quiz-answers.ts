import type { Given, Saving } from '#app/quizzes/attempt.ts';
import type { OpenQuestion } from '#app/quizzes/contract.ts';
import type { Entry } from '#app/ui/form/outbox-entry.ts';
import { outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import { keepQuizAnswer, quizAnswerKey, type Attempt } from './quiz-answers.ts';

type Answer = Entry<Given> | undefined;

function savingOf(answers: readonly Answer[]): Saving {
  const one = (state: Entry<Given>['state']) => answers.find((each) => each?.state === state);
  const stuck = one('refused') ?? one('waiting');
  if (stuck) return { state: stuck.state === 'refused' ? 'refused' : 'waiting', text: stuck.text };
  return { state: one('sending') ? 'sending' : 'saved' };
}

/** What someone makes of the questions of an attempt, saved as they go. */
export function useQuizAnswers(attempt: Attempt, questions: readonly OpenQuestion[]) {
  const answerOf = useOutbox();
  const answers = questions.map((_, place) => answerOf(quizAnswerKey(attempt, place)));
  const given = questions.map(
    ({ choices, flagged }, place): Given => answers[place]?.value ?? { choices, flagged },
  );
  const change = (place: number, part: Partial<Given>): void => {
    const kept = given[place];
    if (kept) keepQuizAnswer(attempt, place, { given: { ...kept, ...part }, kept });
  };
  /** Does the server have every answer now, after another try? */
  const saveAll = async (): Promise<boolean> => {
    outbox.flush();
    await outbox.tried();
    const entries = outbox.entries();
    const states = questions.map((_, place) => entries.get(quizAnswerKey(attempt, place))?.state);
    return states.every((state) => state === undefined || state === 'saved');
  };
  return { given, change, saving: savingOf(answers), saveAll };
}
