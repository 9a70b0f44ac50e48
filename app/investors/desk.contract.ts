import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { byInvestor, InvestorFields, unknownInvestor } from './contract.ts';
import { longestSearch } from './directory-filter.ts';

export const investorDeskProblems = defineProblems({
  'investors/changed-meanwhile': [
    409,
    'Someone else changed this investor in the meantime, so nothing was saved. Close this and open the investor again to see the latest version.',
  ],
  'investors/known-already': [409, 'There is already an investor with this name.'],
  'investors/left': [
    409,
    'An investor with this name has asked to be left out, so nothing was saved.',
  ],
  'investors/no-letter': [404, 'There is no such letter.'],
  'investors/closed-meanwhile': [409, 'Someone else has closed this letter in the meantime.'],
  'investors/import-unreadable': [
    400,
    'This is not a table of comma-separated values (CSV). Nothing was imported.',
  ],
  'investors/import-empty': [400, 'At least one investor is required'],
  'investors/import-too-many': [400, 'Maximum 1,000 investors can be imported at once'],
});

/** An investor as the desk sees it. */
const DeskInvestor = InvestorFields.safeExtend({
  id: z.string(),
  /** The key by which an import recognises it. */
  key: z.string(),
  sample: z.boolean(),
  shown: z.boolean(),
  version: z.int(),
});
export type DeskInvestor = z.output<typeof DeskInvestor>;

const Letter = z.object({
  id: z.string(),
  kind: z.enum(['change', 'removal']),
  email: z.string(),
  about: z.string(),
  words: z.string(),
  receivedAt: z.iso.datetime(),
  /** The profile that the letter is about, as long as it exists. */
  investor: DeskInvestor.nullable(),
});
export type Letter = z.output<typeof Letter>;

/** A fault in a table. `line` counts from 1, as a spreadsheet does. */
const ImportFault = z.object({ line: z.int(), column: z.string(), message: z.string() });
export type ImportFault = z.output<typeof ImportFault>;

const InvestorImport = z.object({
  /**
   * How many rows would be new, or would change. Without faults, and if it isn't a dry run, both
   * are written.
   */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faults: z.array(ImportFault),
  imported: z.boolean(),
});
export type InvestorImport = z.output<typeof InvestorImport>;

const version = z.int();
const counts = z.object({ shown: z.int(), hidden: z.int(), letters: z.int() });
const editable = {
  ...unknownInvestor,
  ...pickProblems(investorDeskProblems, 'investors/changed-meanwhile'),
};

export const investorDeskContract = defineContract({
  'GET /admin/investors': {
    summary: 'The investors that are shown, or those that are hidden, by name',
    access: 'admin',
    query: z.object({
      show: z.enum(['shown', 'hidden']).default('shown'),
      q: z.string().trim().max(longestSearch).default(''),
      page: pageAsked,
    }),
    ok: z.object({ investors: z.array(DeskInvestor), pages: z.int(), counts }),
  },
  'POST /admin/investors': {
    summary: 'Add an investor to the directory',
    access: 'admin',
    body: InvestorFields,
    status: 201,
    ok: DeskInvestor,
    problems: pickProblems(investorDeskProblems, 'investors/known-already', 'investors/left'),
  },
  'PUT /admin/investors/{id}': {
    summary: 'Change an investor; `version` is the one that was edited',
    access: 'admin',
    params: byInvestor,
    body: InvestorFields.safeExtend({ version }),
    ok: DeskInvestor,
    problems: editable,
  },
  'PUT /admin/investors/{id}/publication': {
    summary: 'Show an investor, or hide it',
    access: 'admin',
    params: byInvestor,
    body: z.strictObject({ shown: z.boolean(), version }),
    ok: DeskInvestor,
    problems: editable,
  },
  'DELETE /admin/investors/{id}': {
    summary:
      'Take an investor out for good, with what members noted on it; an import does not bring it back',
    access: 'admin',
    params: byInvestor,
    problems: unknownInvestor,
  },
  'POST /admin/investors/import': {
    summary:
      'Import a table of comma-separated values, sent as a text of UTF-8: all or nothing. With `dryRun`, say what would happen',
    access: 'admin',
    query: z.object({ dryRun: z.stringbool().default(false) }),
    body: 'file',
    bodyLimit: 8_388_608,
    ok: InvestorImport,
    problems: pickProblems(
      investorDeskProblems,
      'investors/import-unreadable',
      'investors/import-empty',
      'investors/import-too-many',
    ),
  },
  'POST /admin/investor-tables': {
    summary: 'Every investor as a table, as an import reads it',
    access: 'admin',
    file: 'text/csv',
    ok: z.string(),
  },
  'GET /admin/investor-letters': {
    summary: 'Pending reports and requests to be removed, oldest first',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: z.object({ letters: z.array(Letter), pages: z.int(), counts }),
  },
  'POST /admin/investor-letters/{id}/closing': {
    summary:
      'Settle a letter: a member is told in the app and by e-mail, someone who asked to be removed by e-mail',
    access: 'admin',
    params: z.object({ id: z.string().max(40) }),
    body: z.strictObject({ accepted: z.boolean() }),
    problems: pickProblems(
      investorDeskProblems,
      'investors/no-letter',
      'investors/closed-meanwhile',
    ),
  },
});

export type DeskInvestors = AnswerOf<(typeof investorDeskContract)['GET /admin/investors']>;
export type Letters = AnswerOf<(typeof investorDeskContract)['GET /admin/investor-letters']>;
