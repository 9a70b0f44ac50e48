import type { Town } from '../town.ts';
import { everyone, nextNumber, type Input, type Rows } from './rows.ts';

const newCourse = () => ({
  slug: `course-${nextNumber()}`,
  title: 'Automations that mind themselves',
  description: 'Let the boring half of the week run on its own.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [{ title: 'Begin', lessons: ['What to hand over'] }],
});

const course = ({ course: { slug } }: Town): Input => ({ params: { slug } });
const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });

export const coursesRows: Rows = {
  public: {
    'GET /courses': {},
    'GET /courses/{id}': { input: ({ course: { id } }) => ({ params: { id } }) },
    'GET /courses/slug/{slug}': { input: course },
    'GET /catalogue': {},
    'GET /catalogue/{slug}': { input: course },
    'GET /catalogue/{slug}/lessons/{lesson}': [
      { of: 'preview', input: ({ course: { slug }, preview }) => ({ params: { slug, lesson: preview.slug } }) },
      {
        of: 'members’',
        input: (town) => ({ params: { slug: town.course.slug, lesson: town.lesson.slug } }),
        but: everyone(402),
      },
    ],
    'POST /catalogue/lessons/{id}/check': [
      { of: 'preview', input: ({ preview: { id } }) => ({ params: { id }, body: { option: 0 } }) },
      {
        of: 'members’',
        input: (town) => ({ ...lesson(town), body: { option: 0 } }),
        but: everyone(402),
      },
    ],
  },
  admin: {
    'POST /courses': { input: () => ({ body: newCourse() }) },
  },
};
