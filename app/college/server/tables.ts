import type { ColumnType } from 'kysely';
import type { CollegeDecision } from '../college-request.ts';

/** Null until it happens. */
type Happened = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Told = ColumnType<string | null, string | null | undefined, string | null>;

export interface CollegeAddressesTable {
  uid: string;
  mailbox: string;
  email: string;
  code_hash: Told;
  asked_at: Date;
  code_expires_at: Date;
  confirmed_at: Happened;
  confirmed_until: Happened;
}

export interface CollegeRequestsTable {
  id: string;
  uid: string;
  college: string;
  course: string;
  study_year: string;
  note: string;
  asked_at: Date;
  decided_at: Happened;
  decided_by: Told;
  decision: ColumnType<CollegeDecision | null, CollegeDecision | null | undefined, CollegeDecision>;
  reason: Told;
  approved_until: Happened;
}

export interface CollegeTables {
  college_addresses: CollegeAddressesTable;
  college_requests: CollegeRequestsTable;
}
