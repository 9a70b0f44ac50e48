import { publicAddress } from '#app/shared/public-address.ts';
import { hackathonPath } from './addresses.ts';
import type { Hackathon } from './contract.ts';
import type { Attendance } from './vocabulary.ts';

type Thing = Record<string, unknown>;

const modes: Readonly<Record<Attendance, string>> = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  'in-person': 'https://schema.org/OfflineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/** schema.org's Event: when it is, where, and by whom. */
export function eventData(
  { id, title, description, startsAt, deadline, attendance, location, organizer }: Hackathon,
  card: string,
): Thing {
  const url = publicAddress(hackathonPath(id));
  const online = { '@type': 'VirtualLocation', url };
  const place = { '@type': 'Place', name: location, address: location };
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    image: publicAddress(card),
    startDate: startsAt,
    endDate: deadline,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: modes[attendance],
    location: { online, 'in-person': place, mixed: [online, place] }[attendance],
    organizer: { '@type': 'Organization', name: organizer },
  };
}
