/** The stages of a conversation with an investor. */
export const shortlistStages = [
  'to-contact',
  'contacted',
  'meeting',
  'passed',
  'committed',
] as const;
export type ShortlistStage = (typeof shortlistStages)[number];

export const stageLabels: Readonly<Record<ShortlistStage, string>> = {
  'to-contact': 'To contact',
  contacted: 'Contacted',
  meeting: 'Meeting',
  passed: 'Passed',
  committed: 'Committed',
};

export const longestNotes = 5000;
