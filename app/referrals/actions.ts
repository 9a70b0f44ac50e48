/** How the audit log describes this feature's actions to an admin. */
export const referralActions = {
  'reward/release': 'Released a held reward',
  'reward/reverse': 'Reversed a held reward',
  'referral/terms': 'Changed the terms of referrals',
  'payout/export': 'Exported payouts for the bank',
  'payout/pay': 'Marked a payout as paid',
  'payout/refuse': 'Refused a payout',
  'promo-code/create': 'Made a promo code',
  'promo-code/change': 'Changed a promo code',
  'promo-code/end': 'Ended a promo code',
  'campaign/create': 'Planned a campaign',
  'campaign/change': 'Changed a campaign',
  'campaign/end': 'Ended a campaign',
  'campaign/cancel': 'Cancelled a campaign before its start',
} as const;
