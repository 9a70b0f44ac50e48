import type { ColumnType } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { CollegeDecision } from '../college-request.ts';

type Told = NullAtFirst<string>;

export interface CollegeAddressesTable {
  uid: string;
  mailbox: string;
  email: string;
  code_hash: Told;
  asked_at: Date;
  code_expires_at: Date;
  confirmed_at: NullAtFirst<Date>;
  confirmed_until: NullAtFirst<Date>;
}

export interface CollegeRequestsTable {
  id: string;
  uid: string;
  college: string;
  course: string;
  study_year: string;
  note: string;
  asked_at: Date;
  decided_at: NullAtFirst<Date>;
  decided_by: Told;
  decision: ColumnType<CollegeDecision | null, CollegeDecision | null | undefined, CollegeDecision>;
  reason: Told;
  approved_until: NullAtFirst<Date>;
}

export interface CollegeTables {
  college_addresses: CollegeAddressesTable;
  college_requests: CollegeRequestsTable;
}
