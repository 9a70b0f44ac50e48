/** What is kept of each kind. Instants are ISO text, plans and names as they were called then. */
export interface NotificationData {
  'new-sign-in': { device: string; at: string };
  'password-changed': { at: string };
  'email-changed': { email: string; at: string };
  /** `until` null: for life. */
  'payment-received': { plan: string; amountPaise: number; until: string | null };
  'payment-refunded': { plan: string; amountPaise: number };
  'payment-charged-back': { plan: string; amountPaise: number };
  'payment-returned': { plan: string; amountPaise: number };
  'payment-superseded': { plan: string; amountPaise: number };
  'membership-granted': { plan: string; until: string | null };
  'membership-extended': { plan: string; until: string | null };
  'membership-revoked': { plan: string };
  'membership-ending': { plan: string; endsAt: string; daysLeft: number };
  'reward-pending': { friend: string; amountPaise: number; payableFrom: string };
  'reward-payable': { friend: string; amountPaise: number };
  'reward-reversed': { friend: string; amountPaise: number; reason: string };
  'referral-code-changed': { before: string; code: string };
  'application-moved': { role: string; state: string; message: string | null };
  'team-post-answered': { hackathon: string; hackathonId: string; from: string; words: string };
  'mentorship-decided': { hackathon: string; hackathonId: string; arranged: boolean; words: string };
  'college-approved': { until: string };
  'college-refused': { reason: string };
  /** `toolId` null: it is not shown. `words` may be empty. */
  'tool-suggestion-settled': { tool: string; toolId: string | null; accepted: boolean; words: string };
  'tool-report-settled': { tool: string; toolId: string | null; accepted: boolean; words: string };
  /** Without a name, which the mail would tell also when the membership that opens the directory is over. */
  'investor-report-settled': { investorId: string | null; accepted: boolean };
  'board-post-decided': { hackathon: string; hackathonId: string; hidden: boolean };
  'board-report-settled': { hackathon: string; hackathonId: string; reported: 'post' | 'answer'; hidden: boolean };
}

export type Kind = keyof NotificationData;

/** A kind with the data that belongs to it. */
export type News = { [K in Kind]: { kind: K; data: NotificationData[K] } }[Kind];
