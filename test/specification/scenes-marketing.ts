import { defineScenes } from './scene.ts';

/** Part 2 section 2: the pages that tell of the school. */
export const marketingScenes = defineScenes({
  'the landing page of a member': { as: 'member', go: (page) => page.goto('/') },
  'the startup builder': { go: (page) => page.goto('/startup-builder') },
  'the placements': { go: (page) => page.goto('/placements') },
  'the pitch deck': { screen: 'desktop', go: (page) => page.goto('/pitch-deck') },
  'the slideshow': { screen: 'desktop', go: (page) => page.goto('/pitch-deck?view=slideshow') },
});
