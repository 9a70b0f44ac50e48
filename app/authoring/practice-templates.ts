import type { practiceKinds } from '#app/practice/kinds.ts';

/** A kind of practice, and what an author begins with: filled in, so that it can be tried at once. */
export interface PracticeTemplate {
  kind: keyof typeof practiceKinds;
  /** The text of the fence, without its id and its kind. */
  text: string;
}

export const practiceTemplates: readonly PracticeTemplate[] = [
  {
    kind: 'choose-one',
    text: `question: Which of these fruits grows on a vine?
options:
  - text: The grape
    right: true
  - text: The mango
    hint: Have you seen one hang from a tree?
why: Grapes climb. Mangoes hang from trees.`,
  },
  {
    kind: 'choose-several',
    text: `question: Which of these are spices?
options:
  - text: Cardamom
    right: true
  - text: Cumin
    right: true
  - text: Rice
    hint: Would you eat a bowl of it?
why: Spices give flavour, and nobody eats a bowl of them.`,
  },
  {
    kind: 'put-in-order',
    text: `question: How is tea made?
items:
  - Boil the water
  - Add the leaves
  - Pour it through a sieve
hints:
  - What can happen only once the water is hot?
why: Leaves give their colour to hot water, and stay in the sieve.`,
  },
  {
    kind: 'match',
    text: `question: Match each city to its river.
pairs:
  - left: Varanasi
    right: The Ganga
  - left: Delhi
    right: The Yamuna
hints:
  - Think of the ghats of one of them.
why: Varanasi stands on the Ganga, and Delhi on the Yamuna.`,
  },
  {
    kind: 'fill-the-gaps',
    text: `text: A week has ___ days, and a day has ___ hours.
gaps:
  - answers: ['7', seven]
  - answers: ['24', twenty-four]
hints:
  - Count from Monday to Sunday, and from midnight to midnight.
why: Seven days of twenty-four hours.`,
  },
  {
    kind: 'correct-the-table',
    text: `question: One cell is wrong. Correct it.
columns: [Fruit, Colour inside]
rows:
  - [Kiwi, Green]
  - - Watermelon
    - shown: Blue
      answers: [Red, Pink]
hints:
  - Which of these have you never seen?
why: A watermelon is red inside.`,
  },
  {
    kind: 'step-through',
    text: `steps:
  - title: Seed
    detail: In spring
    say: A seed lies in wet soil.
    ask:
      question: What grows first?
      options:
        - text: The root
          right: true
        - text: The fruit
          hint: Could a fruit hang from nothing?
  - title: Plant
    detail: In summer
    say: The root drinks, and the stem rises.
why: A plant drinks before it rises.`,
  },
];

/** The template with an id that the lesson's text has not used. */
export function newPractice({ kind, text }: PracticeTemplate, lesson: string): string {
  let number = 1;
  while (lesson.includes(`id: practice-${number}`)) number += 1;
  return `id: practice-${number}\nkind: ${kind}\n${text}`;
}
