import type { Feature } from '#app/platform/feature.ts';
import { helperNews } from './news.ts';
import './server/reminders.service.ts';

export const helping: Feature = {
  name: 'helping',
  news: helperNews,
};
