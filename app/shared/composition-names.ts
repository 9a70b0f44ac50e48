/** How a cover may be composed (`cover-compositions.ts` draws them). */
export const compositionNames = [
  'ascent',
  'diagonal',
  'pad',
  'close',
  'orbit',
  'exploded',
  'porthole',
] as const;
export type CompositionName = (typeof compositionNames)[number];
