import type { Tools } from '#app/ai-tools/contract.ts';
import { breakDown, change, defineScenes, press } from './scene.ts';

/** What stands in the address as free text is searched by the browser, so its answers can be changed here. */
const searched = '/ai-tools?q=a';

/** Part 2 section 2: the directories. */
export const directoryScenes = defineScenes({
  'the AI tools': { screen: 'desktop', go: (page) => page.goto('/ai-tools') },
  'the AI tools, rated 4.9, with logos that fail': {
    screen: 'desktop',
    go: async (page) => {
      await page.route('**/no-such-logo.png', (route) => route.abort());
      const logo = new URL('/no-such-logo.png', 'https://logos.example.in').href;
      await change(page, 'GET /ai-tools', (tools: Tools) => ({
        ...tools,
        items: tools.items.map((tool) => ({ ...tool, rating: 4.9, reviews_count: 7, logo })),
      }));
      await page.goto(searched);
      await page.locator('.star-lit').first().waitFor();
    },
  },
  'the AI tools, no answer': {
    go: async (page) => {
      await breakDown(page, 'GET /ai-tools');
      await page.goto(searched);
    },
  },
  'the investors': { screen: 'desktop', go: (page) => page.goto('/investors') },
  'the investors behind their visors': {
    go: async (page) => {
      await page.goto('/investors');
      await press(page, /^View/);
    },
  },
  'the investors, no answer': {
    go: async (page) => {
      await breakDown(page, 'GET /investors');
      await page.goto('/investors?q=a');
    },
  },
  'no investor found': { go: (page) => page.goto('/investors?q=nobody-of-this-name') },
  'an AI tool': { go: (page) => page.goto('/ai-tools/airtable') },
  'an AI tool that is not there': { go: (page) => page.goto('/ai-tools/none') },
  'an AI tool, no answer': {
    go: async (page) => {
      await page.goto('/ai-tools', { waitUntil: 'networkidle' });
      await page.route('**/ai-tools/airtable.data*', (route) => route.fulfill({ status: 502 }));
      await press(page, 'Airtable', 'link');
    },
  },
});
