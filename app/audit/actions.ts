/** What can stand in the audit log, and how it is told. An action that is not here can't be recorded. */
export const actions = {
  'account/disable': 'Disabled the account',
  'account/enable': 'Enabled the account',
  'account/sign-out-everywhere': 'Signed out everywhere',
  'account/resend-verification': 'Sent a new verification link',
  'account/export': 'Exported what is kept of the account',
  'account/reset-factors': 'Took every second factor away',
  'membership/grant': 'Granted a membership',
  'membership/extend': 'Extended the membership',
  'membership/revoke': 'Revoked a granted period',
  'role/grant': 'Made admin',
  'role/revoke': 'Took the role admin away',
  'payments/reconcile': 'Compared open orders with the gateway',
  'jobs/retry': 'Tried a dead job again',
  'live-session/plan': 'Planned a live session',
  'live-session/change': 'Changed a live session',
  'live-session/cancel': 'Cancelled a live session',
  'highlight/publish': 'Published a highlight',
  'highlight/change': 'Changed a highlight',
  'highlight/unpublish': 'Took a highlight down',
  'reward/release': 'Released a held reward',
  'reward/reverse': 'Reversed a held reward',
  'college/approve': 'Approved a student',
  'college/refuse': 'Refused a student',
  'enquiry/move': 'Moved an enquiry',
  'enquiry/note': 'Left a note on an enquiry',
  'enquiry/export': 'Exported enquiries',
  'course/add': 'Added a course',
  'course/import': 'Imported courses',
  'course/change': 'Changed a course',
  'course/move': 'Moved a course',
  'course/publish': 'Published a course',
  'course/unpublish': 'Took a course down',
  'opening/post': 'Posted an opening',
  'opening/change': 'Changed an opening',
  'opening/close': 'Closed an opening',
  'placement/move': 'Moved an application',
  'placement/note': 'Left a note on an application',
  'placement/resume': 'Took a copy of a résumé',
  'placement/export': 'Exported applications',
  'ai-tool/add': 'Published an AI tool',
  'ai-tool/change': 'Changed an AI tool',
  'ai-tool/show': 'Showed an AI tool again',
  'ai-tool/hide': 'Hid an AI tool',
  'ai-tool/accept': 'Took up a word on an AI tool',
  'ai-tool/decline': 'Declined a word on an AI tool',
  'newsletter/export': 'Exported the newsletter’s addresses',
} as const;

export type AdminAction = keyof typeof actions;

export const adminActions = Object.keys(actions) as [AdminAction, ...AdminAction[]];

/** What an action was done to. */
export const subjectKinds = [
  'account',
  'job',
  'orders',
  'live-session',
  'highlight',
  'reward',
  'college-request',
  'enquiry',
  'course',
  'opening',
  'placement',
  'ai-tool',
  'ai-tool-suggestion',
  'table',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Who acts without an account: at the command line, or by the setting ADMIN_EMAIL. */
export const unnamedActors = ['operator', 'setting'] as const;
export type UnnamedActor = (typeof unnamedActors)[number];
