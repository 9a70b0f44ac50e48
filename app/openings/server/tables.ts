import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { Employment, PayPeriod } from '../opening-facts.ts';

export interface PlacementOpeningsTable {
  id: string;
  slug: string;
  title: string;
  firm: string;
  city: string | null;
  remote: boolean;
  employment: Employment;
  pay_from_paise: number | null;
  pay_to_paise: number | null;
  pay_per: PayPeriod;
  description: string;
  posted_at: Date;
  closes_at: Date;
  closed_at: NullAtFirst<Date>;
  changed_at: Date;
  version: Generated<number>;
}

export interface OpeningsTables {
  placement_openings: PlacementOpeningsTable;
}
