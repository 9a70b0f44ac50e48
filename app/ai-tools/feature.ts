import type { Feature } from '#app/platform/feature.ts';
import { toolActions } from './actions.ts';
import { toolNews } from './news.ts';
import { toolsPersonalData } from './server/personal-data.service.ts';
import { toolDeskApi, toolsApi } from './server/routes.ts';
import { toolsSource } from './server/search.service.ts';
import { seedTools } from './server/seed.ts';
import { suggestionsWaiting } from './server/service.ts';
import { toolAddresses } from './server/sitemap.service.ts';

export const aiTools: Feature = {
  name: 'ai-tools',
  api: [toolsApi, toolDeskApi],
  seed: seedTools,
  personalData: toolsPersonalData,
  search: [toolsSource],
  sitemap: [toolAddresses],
  waiting: [
    {
      rank: 100,
      one: 'suggested AI tool',
      many: 'suggested AI tools',
      to: '/admin/ai-tools?show=missing',
      count: () => suggestionsWaiting('missing'),
    },
    {
      rank: 110,
      one: 'report about an AI tool',
      many: 'reports about AI tools',
      to: '/admin/ai-tools?show=changed',
      count: () => suggestionsWaiting('changed'),
    },
  ],
  audit: { actions: toolActions },
  news: toolNews,
};
