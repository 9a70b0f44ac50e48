import { everyoneCalls } from '../matrix.ts';
import { everyone } from './rows.ts';

everyoneCalls('tutor', {
  member: {
    'POST /learning/lessons/{id}/tutor': {
      // The school of these tests has no tutor.
      input: ({ lesson: { id } }) => ({ params: { id }, body: { question: 'What is first?' } }),
      but: everyone(404),
    },
  },
  admin: { 'GET /admin/tutor': {} },
});
