/** The one page about a startup, from top to bottom. Empty fields are not shown. */
export const profileFields = [
  { name: 'name', label: 'Name', most: 80, rows: 1, hint: '' },
  {
    name: 'promise',
    label: 'Promise',
    most: 200,
    rows: 2,
    hint: 'Who it is for, when they need it, what it does and what changes. One sentence.',
  },
  {
    name: 'problem',
    label: 'Problem',
    most: 1000,
    rows: 4,
    hint: 'The last time it happened to somebody, and what it cost.',
  },
  {
    name: 'audience',
    label: 'For whom',
    most: 600,
    rows: 3,
    hint: 'Who has it, and how many of them you can reach.',
  },
  {
    name: 'solution',
    label: 'What it does',
    most: 1000,
    rows: 4,
    hint: 'The one job, from beginning to end.',
  },
  {
    name: 'traction',
    label: 'What works today',
    most: 1000,
    rows: 4,
    hint: 'Figures that you can prove on the phone.',
  },
  { name: 'team', label: 'Who builds it', most: 600, rows: 3, hint: '' },
  {
    name: 'ask',
    label: 'What we ask for',
    most: 600,
    rows: 3,
    hint: 'An introduction, a first customer, a sum and its use.',
  },
] as const;

export type ProfileField = (typeof profileFields)[number]['name'];
