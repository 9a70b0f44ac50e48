import { z } from 'zod';

/**
 * A person's own profile (part 1 section 3, "User"); all fields always present. Money in rupees,
 * instants in UTC.
 */
export const Profile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  membershipStatus: z.enum(['active', 'inactive']),
  planType: z.enum(['basicPlan', 'premiumPlan', 'collegePlan']).nullable(),
  subscriptionStartDate: z.iso.datetime().nullable(),
  amountPaid: z.number().nullable(),
  lastPaymentDate: z.iso.datetime().nullable(),
  referralCode: z.string().nullable(),
  role: z.enum(['user', 'admin']),
});
export type Profile = z.output<typeof Profile>;

/**
 * Roles that admins grant, beside the admin's own: an author writes the courses that are the
 * author's; a helper answers learners' questions; finance deals with orders and refunds.
 */
export const grantedRoles = ['author', 'helper', 'finance'] as const;
export type GrantedRole = (typeof grantedRoles)[number];

/** The browser's one question when it starts with a token. */
export const sessionEndpoint = {
  'GET /auth/session': {
    summary: 'The signed-in person: id, profile and how many notifications wait, in one answer',
    access: 'user',
    ok: z.object({
      uid: z.string(),
      profile: Profile,
      /** Roles beside the one in the profile. */
      roles: z.array(z.enum(grantedRoles)),
      unreadNotifications: z.int(),
      /** An admin has no admin rights until they use a second factor in this session. */
      secondFactorDue: z.boolean(),
    }),
  },
} as const;
