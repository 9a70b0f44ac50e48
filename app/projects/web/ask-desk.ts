import { api } from '#app/shared/api-client.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { DeskTab, projectsDeskContract } from '../desk.contract.ts';

const call = api<typeof projectsDeskContract>();

/** The desk, or the submission that its address names. */
export const askDesk = (address: string, only?: 'admin') => {
  const { searchParams } = new URL(address);
  const id = searchParams.get('submission');
  const course = searchParams.get('course') ?? '';
  const show: DeskTab = searchParams.get('show') === 'responded' ? 'responded' : 'waiting';
  return personalAnswer(
    async () =>
      id
        ? { opened: await call('GET /desk/projects/{id}', { params: { id } }) }
        : {
            course,
            show,
            desk: await call('GET /desk/projects', {
              query: { show, course, page: pageNumberIn(searchParams) },
            }),
          },
    { ...(only && { only }) },
  );
};
