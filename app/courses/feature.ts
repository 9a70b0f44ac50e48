import type { Feature } from '#app/platform/feature.ts';
import { courseActions } from './actions.ts';
import { courseDeskApi, coursesApi, courseSearchApi, pathsApi } from './server/routes.ts';
import { seedPaths } from './server/paths.service.ts';
import { coursesSource, lessonsSource } from './server/search.service.ts';
import { seedCourses } from './server/seed.ts';
import { courseAddresses, freeLessonAddresses } from './server/sitemap.service.ts';

export const courses: Feature = {
  name: 'courses',
  api: [coursesApi, courseSearchApi, courseDeskApi, pathsApi],
  seed: async (clock) => {
    await seedCourses(clock);
    await seedPaths(clock);
  },
  search: [coursesSource, lessonsSource],
  sitemap: [courseAddresses, freeLessonAddresses],
  audit: {
    actions: courseActions,
    pages: { course: { name: 'open the course', address: (id) => `/admin/courses/${id}` } },
  },
};
