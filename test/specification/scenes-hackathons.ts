import { defineScenes, press } from './scene.ts';

/** Part 2 section 2: the hackathons. */
export const hackathonScenes = defineScenes({
  'the hackathons': { go: (page) => page.goto('/hackathon') },
  'no hackathon found': { go: (page) => page.goto('/hackathon?q=nobody-wrote-this') },
  'a hackathon in the dialog': {
    go: async (page) => {
      await page.goto('/hackathon');
      await press(page, /^View Details The one-person start-up/, 'link');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a hackathon that is past': { go: (page) => page.goto('/hackathon/agents-that-finish') },
});
