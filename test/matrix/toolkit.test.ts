import { everyoneCalls } from '../matrix.ts';
import type { Input } from './rows.ts';

const file = (slug: string) => (): Input => ({ params: { slug } });

everyoneCalls('toolkit', {
  member: {
    'GET /toolkit': {},
    'GET /toolkit/lesson-files': {},
    'GET /toolkit/files/{slug}': [
      { input: file('interview-script') },
      { of: 'advanced', input: file('runway'), but: { basic: 402, college: 402 } },
      { of: 'student', input: file('cv-for-builders'), but: { basic: 402, premium: 402 } },
      {
        of: 'unknown',
        input: file('none'),
        but: { basic: 404, college: 404, premium: 404, admin: 404 },
      },
    ],
  },
});
