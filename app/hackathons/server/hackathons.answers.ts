import type { Hackathon } from '../contract.ts';
import { durationText, isOpen } from '../hackathon-dates.ts';
import type { HackathonRow } from './queries.ts';

/** A row as everyone may read it. */
export const hackathon = (row: HackathonRow, now: Date): Hackathon => ({
  id: row.id,
  title: row.title,
  organizer: row.organizer,
  description: row.description,
  about: row.about,
  prize: row.prize,
  prizes: { first: row.first_prize, second: row.second_prize, third: row.third_prize },
  participants: Number(row.participants),
  startsAt: row.starts_at.toISOString(),
  deadline: row.deadline.toISOString(),
  duration: durationText(row.starts_at, row.deadline),
  location: row.location,
  attendance: row.attendance,
  tags: row.tags,
  status: isOpen(row.deadline, now) ? 'Open' : 'Past',
  featured: row.featured,
  rules: row.rules,
  judging: row.judging,
  externalPage: row.external_page,
  sample: row.sample,
});
