import { expect, test } from 'vitest';
import { practiceFaults } from '#app/practice/server/face.ts';
import { newPractice, practiceTemplates } from '../practice-templates.ts';

test.each(practiceTemplates.map((template) => [template.kind, template] as const))(
  'the template “%s” has no faults',
  (_, template) => {
    const fence = (lesson: string) => `\`\`\`practice\n${newPractice(template, lesson)}\n\`\`\``;
    const once = fence('');
    const twice = `${once}\n\n${fence(once)}`;
    expect(practiceFaults(twice)).toEqual([]);
  },
);
