import { everyoneCalls } from '../matrix.ts';

everyoneCalls('goals', {
  member: { 'PUT /goals/weekly': { input: () => ({ body: { lessons: 3 } }) } },
  user: { 'DELETE /goals/weekly': {} },
});
