import type { Feature } from '#app/platform/feature.ts';
import { seatNews } from './news.ts';
import { seatsPersonalData } from './server/personal-data.service.ts';
import { seatsApi } from './server/routes.ts';

export const seats: Feature = {
  name: 'seats',
  api: [seatsApi],
  personalData: seatsPersonalData,
  news: seatNews,
};
