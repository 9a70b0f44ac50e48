import { z } from 'zod';
import { canonicalEmail } from '#app/accounts/email-address.ts';
import { adminReason, optionalReason } from '#app/audit/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { settingProblems, settingVersion } from '#app/shared/setting-schema.ts';
import { line } from '#app/shared/text-schema.ts';
import { collegeStates, eligibilities, longest } from './college-request.ts';

export const collegeProblems = defineProblems({
  'college/invalid-code': [400, 'This link is not valid, or has already been used.'],
  'college/expired-code': [400, 'This link has expired. Please ask for a new one.'],
  'college/not-academic': [
    400,
    'We don’t recognise this as an academic address. Ask us below instead.',
  ],
  'college/request-not-found': [404, 'There is no such request.'],
  'college/address-taken': [409, 'Another account already uses this address.'],
  'college/already-asked': [
    409,
    'We have your request. You can send another once we have answered it.',
  ],
  'college/already-eligible': [409, 'The College plan is already open to you.'],
  'college/request-decided': [409, 'This request has already been answered.'],
});

const instant = z.iso.datetime();

const Request = z.object({
  college: z.string(),
  course: z.string(),
  studyYear: z.string(),
  note: z.string(),
  state: z.enum(collegeStates),
  askedAt: instant,
  decidedAt: instant.nullable(),
  approvedUntil: instant.nullable(),
  /** The admin's words; may be null if approved. */
  reason: z.string().nullable(),
});

const Standing = z.object({
  /** Why the caller is eligible for the College plan now; null if they are not. */
  eligibleBy: z.enum(eligibilities).nullable(),
  /** When that ends; null if the caller is not eligible. */
  eligibleUntil: instant.nullable(),
  /** When it ended, for someone who has to show again that they study. */
  eligibilityEndedAt: instant.nullable(),
  /** Academic domains, e.g. `ac.in`. */
  domains: z.array(z.string()),
  /** The second address that the caller entered last, and whether its link was followed. */
  address: z.object({ email: z.string(), confirmedUntil: instant.nullable() }).nullable(),
  /** The caller's last request. */
  request: Request.nullable(),
});
export type CollegeStanding = z.output<typeof Standing>;

const AskedBy = z.object({ uid: z.string(), name: z.string(), email: z.string().nullable() });
const DeskRequest = Request.extend({ id: z.string(), askedBy: AskedBy });
export type DeskRequest = z.output<typeof DeskRequest>;

const count = z.int().min(0);
const Desk = z.object({
  items: z.array(DeskRequest),
  page: count,
  pages: count,
  /** The number of requests in each state. */
  counts: z.record(z.enum(collegeStates), count),
});
export type CollegeDesk = z.output<typeof Desk>;

const mostDomains = 500;
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{2,100}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z]{2,}$/,
    'A domain looks like iitb.ac.in or ac.in. Write one on each line.',
  );
export const CollegeSettings = z.strictObject({
  domains: z
    .array(domain)
    .max(mostDomains, `Please use at most ${mostDomains} domains`)
    .transform((typed) => [...new Set(typed)]),
});
const EditedSettings = CollegeSettings.extend({ version: settingVersion });
export type EditedCollegeSettings = z.output<typeof EditedSettings>;

const day = 24 * 60 * 60;
const message = z.object({ message: z.string() });
const ofRequest = z.object({ id: z.string().max(100) });
const decided = pickProblems(
  collegeProblems,
  'college/request-not-found',
  'college/request-decided',
);

export const collegeContract = defineContract({
  'GET /college/standing': {
    summary: 'Whether the caller may buy the College plan, and why',
    access: 'user',
    ok: Standing,
  },
  'POST /college/address': {
    summary: 'Name a second, academic address; a link to confirm it is mailed there',
    access: 'user',
    body: z.object({
      email: z.string('Email is required').transform((typed, context) => {
        const email = canonicalEmail(typed);
        if (email) return email;
        context.addIssue(typed.trim() ? 'Please enter a valid email address' : 'Email is required');
        return z.NEVER;
      }),
    }),
    ok: message,
    problems: pickProblems(collegeProblems, 'college/not-academic', 'college/already-eligible'),
    limits: [{ name: 'college-address', points: 5, per: day, by: 'user' }],
  },
  'POST /college/confirm': {
    summary: 'Confirm a second address with the code from the mailed link',
    access: 'public',
    body: z.object({ oobCode: z.string().max(200).default('') }),
    ok: message,
    problems: pickProblems(
      collegeProblems,
      'college/invalid-code',
      'college/expired-code',
      'college/address-taken',
    ),
    limits: [{ name: 'college-confirmation', points: 10, per: 15 * 60, by: 'ip' }],
  },
  'POST /college/requests': {
    summary: 'Ask an admin for the College plan',
    access: 'user',
    body: z.object({
      college: line('College', longest.college),
      course: line('Course', longest.course),
      studyYear: line('Year', longest.studyYear),
      note: line('Reason', longest.note),
    }),
    status: 201,
    ok: message,
    problems: pickProblems(collegeProblems, 'college/already-asked', 'college/already-eligible'),
    limits: [{ name: 'college-requests', points: 5, per: day, by: 'user' }],
  },
  'GET /admin/college-requests': {
    summary: 'Requests for the College plan by state',
    access: 'admin',
    query: z.object({
      state: z.enum(collegeStates).default('asked'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    ok: Desk,
  },
  'POST /admin/college-requests/{id}/approval': {
    summary: 'Open the College plan to the person who asked, for a year',
    access: 'admin',
    params: ofRequest,
    body: z.object({ reason: optionalReason }),
    problems: decided,
  },
  'POST /admin/college-requests/{id}/refusal': {
    summary: 'Refuse; the person who asked reads the reason',
    access: 'admin',
    params: ofRequest,
    body: z.object({ reason: adminReason }),
    problems: decided,
  },
  'GET /admin/settings/college': {
    summary: 'The domains whose addresses open the College plan',
    access: 'admin',
    ok: EditedSettings,
  },
  'PUT /admin/settings/college': {
    summary: 'Change these domains, at once and in all processes',
    access: 'admin',
    body: EditedSettings,
    ok: EditedSettings,
    problems: settingProblems,
  },
});
