import { z } from 'zod';
import { defineProblems } from './problem.ts';

export const settingProblems = defineProblems({
  'settings/changed-meanwhile': [
    409,
    'Someone else has changed these settings. Reload the page to see what they are now.',
  ],
});

/** The number of changes so far. A change names the one that it is based on. */
export const settingVersion = z.int().min(0);
