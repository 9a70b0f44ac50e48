export const reportReasons = ['sells', 'unkind', 'private', 'harmful', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  sells: 'It sells something',
  unkind: 'It is unkind to someone',
  private: 'It names a client or shares private data',
  harmful: 'It is wrong and could do harm',
  other: 'Something else',
};
