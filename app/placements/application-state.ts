export const applicationStates = ['received', 'in-review', 'interview', 'offer', 'closed'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const stateTexts: Readonly<Record<ApplicationState, string>> = {
  received: 'Received',
  'in-review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
};

/** What each state means for the applicant. */
export const stateMeanings: Readonly<Record<ApplicationState, string>> = {
  received: 'We have your application. A person reads it.',
  'in-review': 'Someone is reading your résumé and opening your links.',
  interview: 'We would like to talk to you, or a firm would.',
  offer: 'There is an offer for you.',
  closed: 'This application goes no further. You may apply for another opening.',
};

/** The states that an application can be moved to. It never becomes unread again. */
export type LaterState = Exclude<ApplicationState, 'received'>;
export const laterStates = applicationStates.filter(
  (state): state is LaterState => state !== 'received',
);
