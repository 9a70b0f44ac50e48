import { implement } from '#app/platform/http.ts';
import { answersContract } from '../answers.contract.ts';
import { questionsContract } from '../contract.ts';
import { questionsDeskContract } from '../desk.contract.ts';
import { answerQuestion, changeAnswer, removeAnswer, setAccepted } from './answers.service.ts';
import { questionsDesk, setAnswerHidden, setQuestionHidden } from './desk.service.ts';
import {
  followQuestion,
  reportAnswer,
  reportQuestion,
  takeThanksBack,
  thankFor,
  unfollowQuestion,
} from './marks.service.ts';
import {
  askQuestion,
  changeQuestion,
  followedQuestions,
  questionsOfLesson,
  questionThread,
  removeQuestion,
} from './service.ts';

export const questionsApi = implement(questionsContract, {
  'GET /learning/lessons/{id}/questions': ({ ctx, params, query }) =>
    questionsOfLesson(ctx, { ...params, ...query }),
  'POST /learning/lessons/{id}/questions': ({ ctx, params, body }) =>
    askQuestion(ctx, { ...params, ...body }),
  'GET /questions': ({ ctx, query }) => followedQuestions(ctx, query.page),
  'GET /questions/{id}': ({ ctx, params, query }) => questionThread(ctx, { ...params, ...query }),
  'PUT /questions/{id}': ({ ctx, params, body }) => changeQuestion(ctx, { ...params, ...body }),
  'DELETE /questions/{id}': ({ ctx, params }) => removeQuestion(ctx, params.id),
  'POST /questions/{id}/answers': ({ ctx, params, body }) =>
    answerQuestion(ctx, { ...params, ...body }),
  'PUT /questions/{id}/following': ({ ctx, params }) => followQuestion(ctx, params.id),
  'DELETE /questions/{id}/following': ({ ctx, params }) => unfollowQuestion(ctx, params.id),
  'POST /questions/{id}/reports': ({ ctx, params, body }) =>
    reportQuestion(ctx, { ...params, ...body }),
});

export const answersApi = implement(answersContract, {
  'PUT /answers/{id}': ({ ctx, params, body }) => changeAnswer(ctx, { ...params, ...body }),
  'DELETE /answers/{id}': ({ ctx, params }) => removeAnswer(ctx, params.id),
  'PUT /answers/{id}/acceptance': ({ ctx, params }) =>
    setAccepted(ctx, { id: params.id, accepted: true }),
  'DELETE /answers/{id}/acceptance': ({ ctx, params }) =>
    setAccepted(ctx, { id: params.id, accepted: false }),
  'PUT /answers/{id}/helpful': ({ ctx, params }) => thankFor(ctx, params.id),
  'DELETE /answers/{id}/helpful': ({ ctx, params }) => takeThanksBack(ctx, params.id),
  'POST /answers/{id}/reports': ({ ctx, params, body }) =>
    reportAnswer(ctx, { ...params, ...body }),
});

export const questionsDeskApi = implement(questionsDeskContract, {
  'GET /desk/questions': ({ ctx, query }) => questionsDesk(ctx, query),
  'PUT /questions/{id}/hiding': ({ ctx, params, body }) =>
    setQuestionHidden(ctx, { ...body, ...params }),
  'PUT /answers/{id}/hiding': ({ ctx, params, body }) =>
    setAnswerHidden(ctx, { ...body, ...params }),
});
