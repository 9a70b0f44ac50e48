import type { Feature } from '#app/platform/feature.ts';
import { projectActions } from './actions.ts';
import { adminProjectsPath } from './addresses.ts';
import { projectNews } from './news.ts';
import { waitingProjects } from './server/desk.service.ts';
import { projectsPersonalData } from './server/personal-data.service.ts';
import { projectsApi, projectsDeskApi } from './server/routes.ts';

export const projects: Feature = {
  name: 'projects',
  api: [projectsApi, projectsDeskApi],
  personalData: projectsPersonalData,
  waiting: [
    {
      rank: 46,
      one: 'submitted project',
      many: 'submitted projects',
      to: adminProjectsPath,
      count: waitingProjects,
    },
  ],
  audit: {
    actions: projectActions,
    pages: {
      'project-submission': {
        name: 'open the submission',
        address: (id) => `${adminProjectsPath}?submission=${id}`,
      },
    },
  },
  news: projectNews,
};
