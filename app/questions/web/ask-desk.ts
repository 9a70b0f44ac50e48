import { api } from '#app/shared/api-client.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { questionsContract } from '../contract.ts';
import type { questionsDeskContract } from '../desk.contract.ts';
import { deskTabs } from '../desk-tabs.ts';

const call = api<typeof questionsContract & typeof questionsDeskContract>();

/** The desk, or the question that its address names. */
export const askDesk = (address: string, only?: 'admin') => {
  const { searchParams } = new URL(address);
  const page = pageNumberIn(searchParams);
  const id = searchParams.get('question');
  const tab = searchParams.get('show');
  const show = deskTabs.find((each) => each === tab) ?? 'waiting';
  return personalAnswer(
    async () =>
      id
        ? { thread: await call('GET /questions/{id}', { params: { id }, query: { page } }) }
        : { show, desk: await call('GET /desk/questions', { query: { show, page } }) },
    { ...(only && { only }) },
  );
};
