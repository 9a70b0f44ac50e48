import type { Feature } from '#app/platform/feature.ts';
import { toolkitContent } from './server/files.service.ts';
import { lessonFilesApi, toolkitApi } from './server/routes.ts';

export const toolkit: Feature = {
  name: 'toolkit',
  api: [toolkitApi, lessonFilesApi],
  // A start with a broken index fails at once, not when somebody opens the page.
  seed: async () => void (await toolkitContent()),
};
