/** The author of a post: somebody without a team, or a team with room. */
export const postKinds = ['person', 'team'] as const;
export type PostKind = (typeof postKinds)[number];

export const postKindLabels: Readonly<Record<PostKind, string>> = {
  person: 'Looking for a team',
  team: 'Team with room',
};

/** Of one person in one hackathon. */
export const mostPosts = 3;
export const longestPost = { skills: 120, words: 1000, answer: 1000, reason: 500 } as const;
