import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import type { Input } from './rows.ts';

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });
const task = ({ lesson: { id } }: Town): Input => ({ params: { id, task: '0' } });

everyoneCalls('learning', {
  member: {
    'GET /learning/courses': [{}, { of: 'all', input: () => ({ query: { show: 'all' } }) }],
    'PUT /learning/courses/{slug}/saved': { input: course },
    'DELETE /learning/courses/{slug}/saved': { input: course },
    'PUT /learning/courses/{slug}/completion': { input: course },
    'GET /learning/continue': {},
    'GET /learning/courses/{slug}': { input: course },
    'GET /learning/courses/{slug}/lessons/{lesson}': {
      input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }),
    },
    'PUT /learning/lessons/{id}/opened': { input: lesson },
    'PUT /learning/lessons/{id}/completion': { input: lesson },
    'DELETE /learning/lessons/{id}/completion': { input: lesson },
    'PUT /learning/lessons/{id}/tasks/{task}': { input: task },
    'DELETE /learning/lessons/{id}/tasks/{task}': { input: task },
    'POST /learning/lessons/{id}/check': {
      input: (town) => ({ ...lesson(town), body: { option: 0 } }),
    },
  },
});
