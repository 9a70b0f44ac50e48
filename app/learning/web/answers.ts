import { api } from '#app/shared/api-client.ts';
import type { PracticeAnswer, PracticeAttempt, PracticeState } from '#app/practice/contract.ts';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { learningContract } from '../contract.ts';

const call = api<typeof learningContract>();

interface Try {
  /** The lesson's. */
  id: string;
  block: string;
  answer: PracticeAnswer;
  attempt: PracticeAttempt;
}

/** Names this window, so that the server knows a repeated try. */
const triedBy = crypto.randomUUID();
let turn = 0;

const beginning = 'answer/';
export const answerKey = (lesson: string, block: string): EntryKey<Try> =>
  `${beginning}${lesson}/${block}`;

const sendTry = ({ id, block, ...body }: Try): Promise<PracticeState> =>
  call('POST /learning/lessons/{id}/practice/{block}', { params: { id, block }, body });

/**
 * Has an answer judged. While the server can't be reached, the answer waits in the outbox, also when
 * the lesson is left.
 * @throws {ApiFailure}
 */
export async function judgeAnswer(
  id: string,
  block: string,
  answer: PracticeAnswer,
): Promise<PracticeState> {
  turn += 1;
  let state: PracticeState | undefined;
  let failure = new Error('The answer was not sent');
  await outbox.put(
    answerKey(id, block),
    { id, block, answer, attempt: { triedBy, turn } },
    {
      kept: { id, block, answer, attempt: { triedBy, turn } },
      durable: 'until-answered',
      send: async (latest) => {
        try {
          state = await sendTry(latest);
        } catch (reason) {
          if (reason instanceof Error) failure = reason;
          throw reason;
        }
      },
    },
  );
  if (state) return state;
  throw failure;
}

if (typeof document !== 'undefined') outbox.resume(beginning, sendTry, 'until-answered');
