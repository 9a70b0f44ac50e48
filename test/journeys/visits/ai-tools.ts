import { call } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

const toolPath = async (): Promise<string> =>
  `/ai-tools/${(await call(url, 'GET', '/api/ai-tools')).items[0].id}`;

/** A waiting suggestion, whose website is already listed under another name. */
const suggestionsPath = once(async () => {
  const { token } = await people['signed-in']();
  const body = { name: 'Loomly', website: 'https://loomly.example.in/', words: 'Builds apps.' };
  await call(url, 'POST', '/api/ai-tools/suggestions', body, token);
  return '/admin/ai-tools?show=missing';
});

export const aiTools: Visits = {
  'the filters of the AI tools on a phone': {
    path: '/ai-tools',
    screen: 'phone',
    open: press('button', /^Filters/),
  },
  'an AI tool': { path: toolPath, as: 'member' },
  'an AI tool that is not there': { path: '/ai-tools/none' },
  'AI tools beside each other': {
    path: async () => `/ai-tools/compare?ids=${(await toolPath()).split('/').at(-1)}`,
  },
  'an AI tool to be submitted': { path: '/ai-tools/suggest', as: 'signed-in' },
  'an AI tool to publish': { path: '/admin/ai-tools?edit=new', as: 'admin' },
  'tools that people suggest': { path: suggestionsPath, as: 'admin' },
  'reports of change that wait': { path: '/admin/ai-tools?show=changed', as: 'admin' },
};
