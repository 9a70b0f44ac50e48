import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer, type PersonalAnswer } from '#app/shared/personal-answer.ts';
import type { QuestionThread, questionsContract } from '../contract.ts';
import type { QuestionsDesk, questionsDeskContract } from '../desk.contract.ts';
import { deskTabs, type DeskTab } from '../desk-tabs.ts';

const call = api<typeof questionsContract & typeof questionsDeskContract>();

export type Shown =
  | { show: DeskTab; desk: QuestionsDesk }
  | { thread: QuestionThread }
  | { missing: 'gone' | 'refused' };

/** The desk, or the question that its address names. */
export const askDesk = (address: string, only?: 'admin'): Promise<PersonalAnswer<Shown>> => {
  const { searchParams } = new URL(address);
  const page = pageNumberIn(searchParams);
  const id = searchParams.get('question');
  const tab = searchParams.get('show');
  const show = deskTabs.find((each) => each === tab) ?? 'waiting';
  return personalAnswer(
    async () =>
      id
        ? threadOf(id, page)
        : { show, desk: await call('GET /desk/questions', { query: { show, page } }) },
    { ...(only && { only }) },
  );
};

/** Shown to an author without a membership who may not read the question. */
export const refusedQuestion: PersonalAnswer<Shown> = {
  status: 'ready',
  data: { missing: 'refused' },
};

async function threadOf(id: string, page: number): Promise<Shown> {
  try {
    return { thread: await call('GET /questions/{id}', { params: { id }, query: { page } }) };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'questions/not-found')
      return { missing: 'gone' };
    throw failure;
  }
}
