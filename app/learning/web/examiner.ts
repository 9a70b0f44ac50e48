import type { PracticeAnswer } from '#app/practice/contract.ts';
import { api } from '#app/shared/api-client.ts';
import type { learningContract } from '../contract.ts';
import { judgeAnswer } from './answers.ts';

const call = api<typeof learningContract>();

/** Judges the practice of this lesson on the server. Someone who only reads can't begin again. */
export const examinerOf = (id: string, learns: boolean) => ({
  judge: (block: string, answer: PracticeAnswer) => judgeAnswer(id, block, answer),
  show: (block: string) =>
    call('POST /learning/lessons/{id}/practice/{block}/answer', { params: { id, block } }),
  again: learns
    ? (block: string) =>
        call('POST /learning/lessons/{id}/practice/{block}/again', { params: { id, block } })
    : undefined,
});
