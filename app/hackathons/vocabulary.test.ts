import { expect, test } from 'vitest';
import { categoriesOf } from './vocabulary.ts';

// decisions.md ruling 32
test.each([
  [['Generative AI', 'Automation'], ['ai']],
  [['Blockchain', 'Retail'], []],
  [
    ['AI-tutoring', 'Climate'],
    ['ai', 'climate'],
  ],
  [
    ['Web3', 'web 3', 'Digital healthcare'],
    ['web3', 'healthcare'],
  ],
])('of %j the tabs are %j', (tags, categories) => {
  expect(categoriesOf(tags)).toEqual(categories);
});
