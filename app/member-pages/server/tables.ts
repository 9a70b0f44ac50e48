import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { ChosenProject } from '../contract.ts';
import type { PageReportReason } from '../report-reasons.ts';

/** A member's public page. Someone who has never saved one has no row. */
export interface MemberPagesTable {
  uid: string;
  handle: string;
  /** About the person; may be empty. */
  line: string;
  /** May be empty, like the line. */
  town: string;
  languages: string;
  website: string | null;
  about: string;
  is_public: boolean;
  /** Search engines may list it. */
  indexed: boolean;
  /** JSON: the numbers of certificates. */
  certificates: string | string[];
  /** JSON. */
  projects: string | ChosenProject[];
  changed_at: Date;
  /** The address before the last change; nobody else can take it until then. */
  former_handle: NullAtFirst<string>;
  former_free_at: NullAtFirst<Date>;
  /** By an admin: nobody can see it, whatever its owner chose. */
  hidden_at: NullAtFirst<Date>;
  hidden_reason: NullAtFirst<string>;
}

/** What others say is wrong with a page, until an admin has decided. */
export interface MemberPageReportsTable {
  /** Of the page's owner. */
  uid: string;
  reason: PageReportReason;
  words: string;
  /** First. */
  reported_at: Date;
  /** How often the same was said. */
  times: number;
}

export interface MemberPagesTables {
  member_pages: MemberPagesTable;
  member_page_reports: MemberPageReportsTable;
}
