import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import {
  answerWritten,
  hourly,
  noAnswer,
  ownProblem,
  questionProblems,
  reportWritten,
} from './contract.ts';

const byAnswer = z.object({ id: z.string().max(60) });

export const answersContract = defineContract({
  'PUT /answers/{id}': {
    summary: 'Change one of the caller’s answers',
    access: 'user',
    params: byAnswer,
    body: answerWritten,
    problems: noAnswer,
    limits: hourly('lesson-answers', 60),
  },
  'DELETE /answers/{id}': {
    summary: 'Delete one of the caller’s answers',
    access: 'user',
    params: byAnswer,
    problems: noAnswer,
  },
  'PUT /answers/{id}/acceptance': {
    summary: 'Accept an answer, in place of another one',
    access: 'user',
    params: byAnswer,
    problems: { ...noAnswer, ...pickProblems(questionProblems, 'questions/not-yours') },
  },
  'DELETE /answers/{id}/acceptance': {
    summary: 'Accept an answer no more',
    access: 'user',
    params: byAnswer,
    problems: { ...noAnswer, ...pickProblems(questionProblems, 'questions/not-yours') },
  },
  'PUT /answers/{id}/helpful': {
    summary: 'Say that an answer was helpful; counted once for each person',
    access: 'user',
    params: byAnswer,
    problems: { ...noAnswer, ...ownProblem },
    limits: hourly('lesson-answer-thanks', 240),
  },
  'DELETE /answers/{id}/helpful': {
    summary: 'Take that back',
    access: 'user',
    params: byAnswer,
  },
  'POST /answers/{id}/reports': {
    summary: 'Report an answer; once is enough',
    access: 'user',
    params: byAnswer,
    body: reportWritten,
    problems: { ...noAnswer, ...ownProblem },
    limits: hourly('lesson-question-reports', 20),
  },
});
