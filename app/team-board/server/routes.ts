import { implement } from '#app/platform/http.ts';
import { teamBoardContract } from '../contract.ts';
import { deskBoard, setAnswerHidden, setPostHidden } from './desk.service.ts';
import {
  answerPost,
  changePost,
  deletePost,
  reportAnswer,
  reportPost,
  teamBoard,
  writePost,
} from './service.ts';

export const teamBoardApi = implement(teamBoardContract, {
  'GET /hackathons/{id}/team-posts': ({ ctx, params, query }) =>
    teamBoard(ctx, { id: params.id, page: query.page }),
  'POST /hackathons/{id}/team-posts': ({ ctx, params, body }) =>
    writePost(ctx, { ...body, id: params.id }),
  'PUT /team-posts/{id}': ({ ctx, params, body }) => changePost(ctx, { ...body, id: params.id }),
  'DELETE /team-posts/{id}': ({ ctx, params }) => deletePost(ctx, params.id),
  'POST /team-posts/{id}/answers': ({ ctx, params, body }) =>
    answerPost(ctx, { ...body, id: params.id }),
  'POST /team-posts/{id}/reports': ({ ctx, params, body }) =>
    reportPost(ctx, { ...body, id: params.id }),
  'POST /team-answers/{id}/reports': ({ ctx, params, body }) =>
    reportAnswer(ctx, { ...body, id: params.id }),
  'GET /admin/hackathons/{id}/team-posts': ({ params, query }) =>
    deskBoard({ id: params.id, page: query.page }),
  'PUT /admin/team-posts/{id}/hiding': ({ ctx, params, body }) =>
    setPostHidden(ctx, { ...body, id: params.id }),
  'PUT /admin/team-answers/{id}/hiding': ({ ctx, params, body }) =>
    setAnswerHidden(ctx, { ...body, id: params.id }),
});
