import { dayMs } from '#app/shared/durations.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { longestSearch } from './member-filter.ts';

/** The filters of the audit log, as in the address; an absent parameter doesn't filter. */
export interface AuditFilter {
  /** A uid, or an UnnamedActor. */
  actor?: string | undefined;
  action?: string | undefined;
  /** A uid, or an e-mail address. */
  about?: string | undefined;
  /** Days in India, both included: 2026-11-21. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
/** True for a day of the calendar. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return (
    day.test(text) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
  );
}

const text = (value: string | null): string | undefined =>
  value?.trim().slice(0, longestSearch) || undefined;
const dayIn = (value: string | null): string | undefined =>
  value && isDay(value) ? value : undefined;

export const auditFilterIn = (query: URLSearchParams): AuditFilter => ({
  actor: text(query.get('actor')),
  action: text(query.get('action')),
  about: text(query.get('about')),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
  page: pageNumberIn(query),
});

const midnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The start and end of a span of days in India; the end itself is excluded. */
export const spanOf = ({
  from,
  to,
}: Pick<AuditFilter, 'from' | 'to'>): { from: Date | undefined; until: Date | undefined } => ({
  from: from ? midnight(from) : undefined,
  until: to ? new Date(midnight(to).getTime() + dayMs) : undefined,
});
