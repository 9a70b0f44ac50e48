import { expect, test } from 'vitest';
import { practiceFences } from './fences.ts';

// A no-break space comes with a text that is pasted from a page.
test.each(['practice', ' practice', '\tPractice now', '\u00A0practice'])(
  'a fence named %j is practice',
  (name) => {
    const text = `Read.\n\n\`\`\`${name}\nid: first\n\`\`\`\n`;
    expect(practiceFences(text).map(({ source }) => source)).toEqual(['id: first\n']);
  },
);
