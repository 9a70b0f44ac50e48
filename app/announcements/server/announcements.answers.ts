import { thumbnailAddress } from '#app/courses/thumbnail.ts';
import type { UpcomingCourse } from '../contract.ts';
import type { AnnouncedRow } from './queries.ts';

export const upcomingCourse = ({ cover, words, points, opens }: AnnouncedRow): UpcomingCourse => ({
  slug: cover.slug,
  title: cover.title,
  icon: cover.icon,
  palette: cover.palette,
  composition: cover.composition,
  image: cover.image && thumbnailAddress(cover.image),
  words,
  points,
  opens,
});
