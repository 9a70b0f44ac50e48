/** Something that learners need for a lesson. */
export interface LessonNeed {
  tool: string;
  /** The plan of it that is enough, such as 'Free plan'; may be empty. */
  plan: string;
  /** What that costs, in words: 'US$25 once'; may be empty. */
  price: string;
}

/** What is written in a lesson as one text, to be compared and copied. */
export const wholeText = ({ needs, body }: { needs: readonly LessonNeed[]; body: string | null }) =>
  [needs.map(needText).join('\n'), body ?? ''].filter(Boolean).join('\n\n');

const needText = (need: LessonNeed): string =>
  `You need: ${[need.tool, ...termsOf(need)].join(', ')}`;

/** Its plan and its price, if they were written. */
export const termsOf = ({ plan, price }: LessonNeed): string[] =>
  [plan, price].filter((term) => term !== '');
