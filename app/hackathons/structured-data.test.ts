import { expect, test } from 'vitest';
import { setPublicAddress } from '#app/shared/public-address.ts';
import type { Hackathon } from './contract.ts';
import { eventData } from './structured-data.ts';

test('an event has its dates, and a place that fits its attendance', () => {
  setPublicAddress('https://liftoff.example');
  const hackathon = {
    id: 'rain',
    title: 'Rain',
    startsAt: 'a',
    deadline: 'b',
    location: 'Kochi',
    organizer: 'Gauge',
  } as Hackathon;
  const placesOf = (attendance: Hackathon['attendance']) =>
    [eventData({ ...hackathon, attendance }, '/card.png')['location']].flat();
  expect(placesOf('online')).toEqual([
    { '@type': 'VirtualLocation', url: 'https://liftoff.example/hackathon/rain' },
  ]);
  expect(placesOf('in-person')).toEqual([{ '@type': 'Place', name: 'Kochi', address: 'Kochi' }]);
  expect(placesOf('mixed')).toHaveLength(2);
  expect(eventData({ ...hackathon, attendance: 'mixed' }, '/card.png')).toMatchObject({
    startDate: 'a',
    endDate: 'b',
  });
});
