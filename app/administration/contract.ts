import { z } from 'zod';
import { handlingProblems } from '#app/audit/contract.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { OrderHistory } from '#app/payments/history.contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { grantedRoles } from '#app/shared/profile.ts';
import { isDay, type AuditFilter } from './audit-filter.ts';
import { longestSearch, memberOrders, memberStates, type MemberFilter } from './member-filter.ts';

const count = z.int().min(0);
const instant = z.iso.datetime();

const Overview = z.object({
  accounts: z.object({ all: count, newThisWeek: count }),
  /** Active memberships per plan. */
  members: z.record(z.enum(planTypes), count),
  /** What waits for an admin, most urgent first; `to` is null for work at the command line. */
  waiting: z.array(z.object({ count: count.min(1), text: z.string(), to: z.string().nullable() })),
  /** What is missing before the school can open; `to` is null for the operator's environment. */
  setup: z.array(z.object({ text: z.string(), to: z.string().nullable() })),
  /** Invented content that nobody has edited, such as '15 invented investors'. */
  samples: z.array(z.string()),
});
export type Overview = z.output<typeof Overview>;

const Member = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  photoURL: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  createdAt: instant,
  membership: z.object({
    status: z.enum(['active', 'inactive']),
    /** Stays after the membership has lapsed; null if there never was one. */
    planType: z.enum(planTypes).nullable(),
    /** Null for life memberships, and if there never was one. */
    endsAt: instant.nullable(),
  }),
});
export type Member = z.output<typeof Member>;

const LoggedAction = z.object({
  id: z.string(),
  at: instant,
  /** `name` is null for the command line, the settings, and deleted accounts. */
  actor: z.object({ id: z.string(), name: z.string().nullable() }),
  action: z.string(),
  /** The action in words. */
  label: z.string(),
  /** `page`: where an admin can open it. */
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    page: z.object({ href: z.string(), name: z.string() }).nullable(),
  }),
  /** The person it concerns. */
  person: z.object({ uid: z.string(), name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string(),
  /** Empty at the command line. */
  ip: z.string(),
});
export type LoggedAction = z.output<typeof LoggedAction>;

const Period = z.object({
  id: z.string(),
  planType: z.enum(planTypes),
  startsAt: instant,
  endsAt: instant.nullable(),
  /**
   * For a bought period: our own id of the order. For a granted one: the reason. For a redeemed code:
   * the id of its seat.
   */
  orderId: z.string().nullable(),
  seatId: z.string().nullable(),
  grantReason: z.string().nullable(),
  reversedAt: instant.nullable(),
  reversalReason: z.string().nullable(),
});
export type Period = z.output<typeof Period>;

const MemberDetail = Member.extend({
  /** Beside `role`. */
  roles: z.array(z.enum(grantedRoles)),
  disabling: z.object({ at: instant, reason: z.string() }).nullable(),
  /** One page of periods, newest first. */
  periods: z.object({ items: z.array(Period), page: z.int(), pages: z.int() }),
  /** The version of the periods; a change must name it. */
  version: z.string(),
  orders: OrderHistory,
  /** `earned` in rupees. */
  referral: z.object({ code: z.string().nullable(), brought: count, earned: z.number() }),
  sessions: z.object({ open: count, lastUsedAt: instant.nullable() }),
  /** The newest actions that concern this person. */
  actions: z.array(LoggedAction),
});
export type MemberDetail = z.output<typeof MemberDetail>;

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const search = z.string().trim().max(longestSearch);
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: count });
const day = z.string().refine(isDay, 'Please give a day as 2026-11-21');

const params = z.object({ uid: z.string().max(100) });

export const administrationContract = defineContract({
  'GET /admin/overview': {
    summary: 'How the school is doing, and what is waiting for an admin',
    access: 'admin',
    ok: Overview,
  },
  'POST /admin/samples/removal': {
    summary: 'Remove the invented content that nobody has edited or used',
    access: 'admin',
    ok: z.object({ removed: count }),
  },
  'GET /admin/members': {
    summary:
      'Accounts by name, address, id or referral code, by plan and state; 25 a page. If a search finds many, they are not counted',
    access: 'admin',
    query: z.object({
      q: search.optional(),
      plan: z.enum(planTypes).optional(),
      state: z.enum(memberStates).optional(),
      order: z.enum(memberOrders).default('newest'),
      page,
    } satisfies Record<keyof MemberFilter, z.ZodType>),
    /** Where `counted` is false, there are more than `total` and at least one page more. */
    ok: pageOf(Member).extend({ counted: z.boolean() }),
  },
  'GET /admin/members/{uid}': {
    summary:
      'What an admin needs to help one person; `page` is that of the orders, `periods` that of the periods of membership; 20 a page',
    access: 'admin',
    params,
    query: z.object({ page, periods: page }),
    ok: MemberDetail,
    problems: pickProblems(handlingProblems, 'account/not-found'),
  },
  'GET /admin/audit': {
    summary: 'What admins and operators did, newest first; 50 a page',
    access: 'admin',
    query: z.object({
      actor: search.optional(),
      action: search.optional(),
      /** A uid or an e-mail address. */
      about: search.optional(),
      /** Days in India, both included. */
      from: day.optional(),
      to: day.optional(),
      page,
    } satisfies Record<keyof AuditFilter, z.ZodType>),
    /** `actors`: everyone who has ever acted; `actions`: everything that can be recorded. */
    ok: pageOf(LoggedAction).extend({
      actors: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
      actions: z.array(z.object({ action: z.string(), label: z.string() })),
    }),
  },
});
