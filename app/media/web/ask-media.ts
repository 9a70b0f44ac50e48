import { api } from '#app/shared/api-client.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { mediaContract } from '../contract.ts';
import { shownKinds } from '../file-kinds.ts';

const call = api<typeof mediaContract>();

/** What the library shows at an address: a page of the list, and what was not finished. */
export const askMedia = (address: string, only: 'author' | 'admin') => {
  const { searchParams } = new URL(address);
  const show = searchParams.get('show');
  const kind = shownKinds.find((each) => each === show);
  return personalAnswer(
    async () => {
      const [list, unfinished] = await Promise.all([
        call('GET /media', {
          query: {
            page: pageNumberIn(searchParams),
            q: (searchParams.get('search') ?? '').slice(0, 100),
            undescribed: show === 'undescribed' ? 'true' : 'false',
            ...(kind && { kind }),
          },
        }),
        call('GET /media-uploads'),
      ]);
      return { ...list, unfinished };
    },
    { only },
  );
};
