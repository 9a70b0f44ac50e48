import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { CertificateSubject } from '#app/certificates/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';
import { optionalWebAddress } from '#app/shared/text-schema.ts';
import { pageTabs } from './desk-tabs.ts';
import { handleFault } from './handle.ts';
import {
  longestAbout,
  longestLanguages,
  longestLine,
  longestReport,
  longestTown,
  longestWebsite,
  mostShown,
} from './page-limits.ts';
import { pageReportReasons } from './report-reasons.ts';

export const memberPageProblems = defineProblems({
  // Private, hidden and unknown pages answer alike.
  'pages/not-found': [404, 'No member shows a page at this address.'],
  'pages/no-such-page': [404, 'This person has no page. It may have been deleted.'],
  'pages/taken': [409, 'This address is taken. Please choose another one.'],
  'pages/not-yours': [
    409,
    'One of these certificates or projects can no longer be shown. Reload the page and choose again.',
  ],
});

const handle = z
  .string('Please choose an address')
  .trim()
  .toLowerCase()
  .superRefine((typed, context) => {
    const fault = handleFault(typed);
    if (fault) context.addIssue(fault);
  });

const aLine = (most: number) =>
  z.string().regex(oneLine, notOneLine).trim().max(most, tooLongText(most));

/** What the page shows of a certificate that is valid. */
const ShownCertificate = z.object({
  number: z.string(),
  subject: CertificateSubject,
  /** Text such as '10 hours'; empty if unknown. */
  duration: z.string(),
  finishedAt: z.iso.datetime(),
});
export type ShownCertificate = z.output<typeof ShownCertificate>;

const ShownProject = z.object({
  title: z.string(),
  course: z.string(),
  attempt: z.int(),
  points: z.int(),
  outOf: z.int(),
  link: z.string().nullable(),
  /** What the reviewer wrote; null unless the member shows it. */
  response: z.string().nullable(),
});
export type ShownProject = z.output<typeof ShownProject>;

/** A project with a response, for its learner to choose from. */
const ProjectChoice = ShownProject.extend({
  id: z.string(),
  response: z.string(),
  /** Null if the response never was. */
  correctedAt: z.iso.datetime().nullable(),
});
export type ProjectChoice = z.output<typeof ProjectChoice>;

const ChosenProject = z.strictObject({
  id: z.string().max(60),
  /** With what the reviewer wrote. */
  withResponse: z.boolean(),
});
export type ChosenProject = z.output<typeof ChosenProject>;

const chosen = {
  handle,
  /** About the person, like the next four; each may be empty. */
  line: aLine(longestLine),
  town: aLine(longestTown).default(''),
  /** 'Malayalam, English, Hindi'. */
  languages: aLine(longestLanguages).default(''),
  /** An address of another site. */
  website: optionalWebAddress(longestWebsite).default(null),
  /** Paragraphs. */
  about: z.string().trim().max(longestAbout, tooLongText(longestAbout)).default(''),
  /** Whether anyone can see the page. */
  isPublic: z.boolean(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** Numbers of certificates. */
  certificates: z.array(z.string().max(40)).max(mostShown),
  projects: z.array(ChosenProject).max(mostShown),
};

const told = {
  handle: z.string(),
  line: z.string(),
  town: z.string(),
  languages: z.string(),
  website: z.string().nullable(),
  about: z.string(),
};

const OwnPage = z.object({
  ...chosen,
  ...told,
  /** Why an admin hid it; null if none did. */
  hiddenBecause: z.string().nullable(),
});
export type OwnPage = z.output<typeof OwnPage>;

const ListedPage = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  line: z.string(),
  isPublic: z.boolean(),
  hiddenBecause: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** Those that wait for a decision, the oldest first. */
  reports: z.array(
    z.object({
      reason: z.enum(pageReportReasons),
      words: z.string(),
      /** How often the same was said. */
      times: z.int(),
      /** First. */
      reportedAt: z.iso.datetime(),
    }),
  ),
});
export type ListedPage = z.output<typeof ListedPage>;

const byPerson = z.object({ uid: z.string().max(100) });
const noPage = pickProblems(memberPageProblems, 'pages/no-such-page');
const hour = 60 * 60;

export const memberPagesContract = defineContract({
  'GET /members/{handle}': {
    summary: 'What a member shows to everyone',
    access: 'public',
    topics: ['member-pages', 'certificates', 'people', 'projects'],
    params: z.object({ handle: z.string().max(100) }),
    ok: z.object({
      ...told,
      name: z.string(),
      indexed: z.boolean(),
      certificates: z.array(ShownCertificate),
      projects: z.array(ShownProject),
    }),
    problems: pickProblems(memberPageProblems, 'pages/not-found'),
  },
  'POST /members/{handle}/reports': {
    summary: 'Say what is wrong with a member’s page; who said it is not stored',
    access: 'public',
    params: z.object({ handle: z.string().max(100) }),
    body: z.strictObject({
      reason: z.enum(pageReportReasons, 'Please choose a reason'),
      words: z.string().trim().max(longestReport, tooLongText(longestReport)).default(''),
    }),
    status: 201,
    ok: z.object({ message: z.string() }),
    problems: pickProblems(memberPageProblems, 'pages/not-found'),
    limits: [{ name: 'member-page-reports', points: 10, per: hour, by: 'ip' }],
  },
  'GET /account/public-page': {
    summary: 'What the caller has chosen for the page, and what there is to choose from',
    access: 'user',
    ok: z.object({
      /** Null before it was first saved. */
      page: OwnPage.nullable(),
      certificates: z.array(ShownCertificate),
      projects: z.array(ProjectChoice),
    }),
  },
  'PUT /account/public-page': {
    summary: 'Choose what is on the page, and whether anyone can see it',
    access: 'user',
    body: z.strictObject(chosen),
    ok: OwnPage,
    problems: pickProblems(memberPageProblems, 'pages/taken', 'pages/not-yours'),
    limits: [{ name: 'member-page', points: 60, per: hour, by: 'user' }],
  },
  'GET /admin/public-pages': {
    summary:
      'Every page that a member has made, the last changed first, or those that were reported, the longest waiting first; 30 a page',
    access: 'admin',
    query: z.object({
      show: z.enum(pageTabs).default('all'),
      /** Only the page at this address; empty for all. */
      handle: z.string().trim().toLowerCase().max(100).default(''),
      page: pageAsked,
    }),
    ok: z.object({
      items: z.array(ListedPage),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'POST /admin/public-pages/{uid}/hiding': {
    summary: 'Hide the page of a member, who is told the reason; its reports are settled',
    access: 'admin',
    params: byPerson,
    body: z.strictObject({ reason: adminReason }),
    problems: noPage,
  },
  'DELETE /admin/public-pages/{uid}/hiding': {
    summary: 'Stop hiding the page of a member: its owner decides again whether it is shown',
    access: 'admin',
    params: byPerson,
    problems: noPage,
  },
  'POST /admin/public-pages/{uid}/dismissal': {
    summary: 'Leave the page as it is; its reports up to the newest that the caller has read go',
    access: 'admin',
    params: byPerson,
    body: z.strictObject({ until: z.iso.datetime() }),
    problems: noPage,
  },
});

type Answer<K extends keyof typeof memberPagesContract> = AnswerOf<(typeof memberPagesContract)[K]>;

export type PublicPage = Answer<'GET /members/{handle}'>;
export type OwnPageAnswer = Answer<'GET /account/public-page'>;
export type PublicPages = Answer<'GET /admin/public-pages'>;
