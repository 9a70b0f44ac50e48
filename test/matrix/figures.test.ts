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
  admin: {
    'GET /admin/course-figures': { input: () => ({ query: { search: 'lab', sort: 'rate' } }) },
    'POST /admin/course-figures-table': {},
  },
  user: {
    'GET /learning/figures': {},
    'POST /learning/figures-table': { input: () => ({ body: { table: 'weeks' } }) },
  },
});
