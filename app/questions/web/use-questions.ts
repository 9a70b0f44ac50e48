import { useEffect, useEffectEvent, useState } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import type { QuestionList, questionsContract } from '../contract.ts';

const call = api<typeof questionsContract>();

/** The questions under a lesson, page after page. Key its component by the lesson. */
export function useQuestions(lesson: string) {
  const [shown, setShown] = useState<QuestionList>();
  const [failed, setFailed] = useState(false);
  const ask = (page: number) =>
    call('GET /learning/lessons/{id}/questions', { params: { id: lesson }, query: { page } });

  const read = async (): Promise<void> => {
    try {
      setShown(await ask(1));
      setFailed(false);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setFailed(true);
    }
  };
  const start = useEffectEvent(read);
  useEffect(() => void start(), []);

  const showMore = async (): Promise<void> => {
    if (!shown) return;
    const more = await ask(shown.page + 1);
    // One that was asked meanwhile has moved the others on.
    const known = new Set(shown.questions.map(({ id }) => id));
    setShown({
      ...more,
      questions: [...shown.questions, ...more.questions.filter(({ id }) => !known.has(id))],
    });
  };
  return { shown, failed, read, showMore };
}
