import { implement } from '#app/platform/http.ts';
import { goalsContract } from '../contract.ts';
import { removeGoal, setGoal } from './service.ts';

export const goalsApi = implement(goalsContract, {
  'PUT /goals/weekly': ({ ctx, body }) => setGoal(ctx, body.lessons),
  'DELETE /goals/weekly': ({ ctx }) => removeGoal(ctx),
});
