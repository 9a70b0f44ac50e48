/** What the search looks through, in the order in which it is shown. */
export const searchKinds = ['courses', 'lessons', 'tools', 'hackathons', 'openings', 'questions', 'pages'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchHit {
  title: string;
  /** What tells it from others of its name; never what is gated. */
  detail: string;
  path: string;
}

/** What a feature lets the search find; api.ts lists them all. */
export interface SearchSource {
  kind: SearchKind;
  /** Best first. Words as `searchWords` gives them, at least one. */
  find: (words: readonly string[], limit: number) => Promise<readonly SearchHit[]>;
}
