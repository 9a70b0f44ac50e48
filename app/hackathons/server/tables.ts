import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { Attendance, HackathonCategory } from '../vocabulary.ts';
import type { MentorshipState } from '../mentorship-state.ts';

export interface HackathonsTable {
  id: string;
  title: string;
  organizer: string;
  description: string;
  about: string;
  starts_at: Date;
  deadline: Date;
  location: string;
  attendance: Attendance;
  tags: string[];
  categories: HackathonCategory[];
  prize: string;
  first_prize: string;
  second_prize: string;
  third_prize: string;
  rules: string[];
  judging: string[];
  external_page: string | null;
  featured: boolean;
  sample: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  published_at: NullAtFirst<Date>;
}

export interface HackathonRegistrationsTable {
  hackathon_id: string;
  uid: string;
  registered_at: Date;
  withdrawn_at: NullAtFirst<Date>;
}

export interface MentorshipRequestsTable {
  id: string;
  hackathon_id: string;
  uid: string;
  words: string;
  requested_at: Date;
  state: Generated<MentorshipState>;
  state_since: Date;
  state_by: NullAtFirst<string>;
}

export interface HackathonsTables {
  hackathons: HackathonsTable;
  hackathon_registrations: HackathonRegistrationsTable;
  mentorship_requests: MentorshipRequestsTable;
}
