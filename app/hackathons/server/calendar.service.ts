import { calendarOf } from '#app/platform/calendar.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { hackathonPath } from '../addresses.ts';
import { publishedHackathon } from './queries.ts';
import { refuse } from './service.ts';

/** A hackathon from its start to its deadline. @throws {Problem} hackathons/not-found */
export async function hackathonCalendar(id: string): Promise<string> {
  const row = await publishedHackathon(id);
  if (!row) throw refuse('hackathons/not-found');
  const url = publicAddress(hackathonPath(id));
  return calendarOf('Hackathons', [
    {
      id: `hackathon-${id}`,
      sequence: row.version - 1,
      changedAt: row.changed_at,
      startsAt: row.starts_at,
      endsAt: row.deadline,
      title: row.title,
      text: `${row.description}\n\nBy ${row.organizer}. The deadline is the end of this entry: ${url}`,
      url,
      location: row.location,
      isDeadline: true,
    },
  ]);
}
