export const enquiryKinds = ['contact', 'collaboration'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStates = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** The states that an enquiry can move to: nothing becomes new again. */
export type LaterState = Exclude<EnquiryState, 'new'>;
export const laterStates = enquiryStates.filter((state): state is LaterState => state !== 'new');

export const kindTexts: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Question',
  collaboration: 'Build together',
};
export const stateTexts: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};
