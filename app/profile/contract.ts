import { z } from 'zod';
import { displayName } from '#app/accounts/contract.ts';
import { AccountAnswer } from '#app/accounts/own-account.contract.ts';
import { FactorsAnswer } from '#app/factors/contract.ts';
import { MembershipAnswer } from '#app/memberships/contract.ts';
import { MailPreferences } from '#app/notifications/contract.ts';
import { OrderHistory } from '#app/payments/history.contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { photoAddressPattern } from '#app/shared/photo-address.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { Profile, sessionEndpoint } from '#app/shared/profile.ts';

/** Someone else's profile gets the same error as one that doesn't exist. */
export const profileProblems = defineProblems({
  'profile/not-found': [404, 'There is no such user.'],
});

/** A chosen file is decoded, whatever type it claims; see platform/picture-source.ts. */
export const photoProblems = defineProblems({
  'photo/unsupported-type': [415, 'Please choose a JPEG, PNG, WebP or GIF picture.'],
  'photo/unreadable': [400, 'This picture is damaged or cut short. Please choose another one.'],
  'photo/too-many-pixels': [
    413,
    'This picture has more than 40 megapixels. Please choose a smaller one.',
  ],
});

const photoChanges = { name: 'photo', points: 20, per: 60 * 60, by: 'user' } as const;

const own = z.object({ uid: z.string().max(100) });

/**
 * Null removes the photo. An address must be that of one's own current photo (decisions.md ruling
 * 44).
 */
const photoURL = z
  .string()
  .regex(photoAddressPattern, 'A photo comes from an upload, not from an address.')
  .nullable();

const AccountPage = z.object({
  account: AccountAnswer,
  factors: FactorsAnswer,
  membership: MembershipAnswer,
  orders: OrderHistory,
  /** The day on which the account is deleted; null: it isn't. */
  deletionDueAt: z.iso.datetime().nullable(),
  mailPreferences: MailPreferences,
});
export type AccountPage = z.output<typeof AccountPage>;

export const profileContract = defineContract({
  ...sessionEndpoint,
  'GET /account/page': {
    summary: 'Everything the account page shows, in one round trip; `page` is that of the orders',
    access: 'user',
    query: z.object({ page: pageAsked }),
    ok: AccountPage,
  },
  'GET /auth/users/{uid}': {
    summary: 'A profile: the caller’s own, or any for an admin',
    access: 'user',
    params: own,
    ok: Profile,
    problems: profileProblems,
  },
  'PUT /auth/users/{uid}': {
    summary: 'Change the caller’s name or photo; only what is sent changes',
    access: 'user',
    params: own,
    body: z.strictObject({ displayName: displayName.optional(), photoURL: photoURL.optional() }),
    ok: Profile,
    problems: profileProblems,
  },
  'POST /account/photo': {
    summary:
      'Set the caller’s photo, from a JPEG, PNG, WebP or GIF of at most 8 MB: cut to a square, without anything but its pixels',
    access: 'user',
    body: 'file',
    bodyLimit: 8 * 1024 * 1024,
    ok: z.object({ photoURL: z.string() }),
    problems: photoProblems,
    limits: [photoChanges],
  },
  'DELETE /account/photo': {
    summary: 'Remove the caller’s photo',
    access: 'user',
    limits: [photoChanges],
  },
});
