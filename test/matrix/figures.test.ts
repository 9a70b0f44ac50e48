import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';

const course = ({ course: { id } }: Town) => ({ params: { id } });

everyoneCalls('figures', {
  author: {
    'GET /authoring/courses/{id}/figures': { input: course },
    'POST /authoring/courses/{id}/figures-table': {
      input: (town) => ({ ...course(town), body: { table: 'lessons' } }),
    },
  },
});
