import type { Page } from 'playwright-core';
import type { Tools } from '#app/ai-tools/contract.ts';
import { breakDown, change, defineScenes, press } from './scene.ts';

/** The browser sends the typed search, so its answers can be changed here. */
async function searchIn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('a');
}

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
      await searchIn(page, '/ai-tools');
      await page.locator('.star-lit').first().waitFor();
    },
  },
  'the AI tools, no answer': {
    go: async (page) => {
      await breakDown(page, 'GET /ai-tools');
      await searchIn(page, '/ai-tools');
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
      await searchIn(page, '/investors');
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
