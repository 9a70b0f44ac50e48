import { packed, pagesMade } from '../cartridges.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';

const sent = (id: string) => ({
  params: { id },
  body: packed(pagesMade({ Welcome: '<p>Hello</p>' })),
  headers: { 'content-type': 'application/octet-stream' },
});

everyoneCalls('cartridges', {
  author: {
    'GET /authoring/courses/{id}/cartridge': [
      { input: ({ course: { id } }: Town) => ({ params: { id } }) },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { author: 404, admin: 404 },
      },
    ],
    'GET /authoring/courses/{id}/cartridge/left-out': [
      { input: ({ course: { id } }: Town) => ({ params: { id } }) },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { author: 404, admin: 404 },
      },
    ],
    'POST /authoring/courses/{id}/cartridge': [
      { input: ({ course }: Town) => sent(course.id) },
      { of: 'nothing', input: () => sent('none'), but: { author: 404, admin: 404 } },
    ],
  },
});
