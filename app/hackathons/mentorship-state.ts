export const mentorshipStates = ['new', 'arranged', 'declined', 'withdrawn'] as const;
export type MentorshipState = (typeof mentorshipStates)[number];

/** The team's decisions; the person who asks causes the other states. */
export const decidedStates = ['arranged', 'declined'] as const;
export type DecidedState = (typeof decidedStates)[number];

export const mentorshipTexts: Readonly<Record<MentorshipState, string>> = {
  new: 'New',
  arranged: 'Arranged',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
