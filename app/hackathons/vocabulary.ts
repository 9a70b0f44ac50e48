/** The tabs of the list (part 2 section 9). */
export const tabs = ['all', 'ai', 'web3', 'climate', 'healthcare'] as const;
export type Tab = (typeof tabs)[number];
export type HackathonCategory = Exclude<Tab, 'all'>;

export const tabLabels: Readonly<Record<Tab, string>> = {
  all: 'All',
  ai: 'AI',
  web3: 'Web3',
  climate: 'Climate',
  healthcare: 'Healthcare',
};

/**
 * The tabs of a hackathon: those that are a word of one of its tags (decisions.md ruling 32).
 * "Generative AI" is ai, "Retail" is not.
 */
export function categoriesOf(tags: readonly string[]): HackathonCategory[] {
  const words = new Set(tags.flatMap((tag) => tag.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  return tabs.filter((tab): tab is HackathonCategory => tab !== 'all' && words.has(tab));
}

/** Where it takes place. */
export const attendances = ['online', 'in-person', 'mixed'] as const;
export type Attendance = (typeof attendances)[number];

export const attendanceLabels: Readonly<Record<Attendance, string>> = {
  online: 'Online',
  'in-person': 'In person',
  mixed: 'Online and in person',
};

/** Marks an example hackathon. */
export const sampleMark = 'Sample';
export const sampleText = 'Sample: its organiser does not exist';
