export const pageReportReasons = [
  'untrue',
  'somebody',
  'unkind',
  'private',
  'sells',
  'other',
] as const;
export type PageReportReason = (typeof pageReportReasons)[number];

export const pageReportReasonWords: Readonly<Record<PageReportReason, string>> = {
  untrue: 'It claims something that is not true',
  somebody: 'It pretends to be somebody else',
  unkind: 'It is unkind to someone',
  private: 'It shows private data of somebody else',
  sells: 'It sells something',
  other: 'Something else',
};
