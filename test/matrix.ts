import { successStatus, type Access, type Endpoint } from '#app/shared/endpoint.ts';
import { accountsRows } from './matrix/accounts.ts';
import { toolsRows } from './matrix/ai-tools.ts';
import { administrationRows } from './matrix/administration.ts';
import { communityRows } from './matrix/community.ts';
import { collegeRows } from './matrix/college.ts';
import { coursesRows } from './matrix/courses.ts';
import { dashboardRows } from './matrix/dashboard.ts';
import { enquiriesRows } from './matrix/enquiries.ts';
import { factorsRows } from './matrix/factors.ts';
import { hackathonsRows, teamBoardRows } from './matrix/hackathons.ts';
import { foundersHubRows } from './matrix/founders-hub.ts';
import { investorsRows } from './matrix/investors.ts';
import { learningRows } from './matrix/learning.ts';
import { liveSessionsRows } from './matrix/live-sessions.ts';
import { membershipsRows } from './matrix/memberships.ts';
import { notificationsRows } from './matrix/notifications.ts';
import { openingsRows } from './matrix/openings.ts';
import { paymentsRows } from './matrix/payments.ts';
import { personalDataRows } from './matrix/personal-data.ts';
import { placementsRows } from './matrix/placements.ts';
import { profileRows } from './matrix/profile.ts';
import { referralsRows } from './matrix/referrals.ts';
import type { Row, Rows } from './matrix/rows.ts';
import { searchRows } from './matrix/search.ts';
import { isStranger, type Person } from './town.ts';

/** Who may call what, and how everyone calls it (reliability.md section 6); walked in this order: accounts last, as it ends the sessions. */
export const matrix: readonly Rows[] = [
  coursesRows,
  searchRows,
  enquiriesRows,
  membershipsRows,
  paymentsRows,
  collegeRows,
  learningRows,
  notificationsRows,
  liveSessionsRows,
  communityRows,
  investorsRows,
  toolsRows,
  openingsRows,
  placementsRows,
  hackathonsRows,
  teamBoardRows,
  foundersHubRows,
  dashboardRows,
  referralsRows,
  profileRows,
  personalDataRows,
  factorsRows,
  administrationRows,
  accountsRows,
];

/** What a person may expect of an endpoint. */
export const expectedStatus = (access: Access, endpoint: Endpoint, { but = {} }: Row, person: Person): number =>
  refusal(access, person) ?? but[person] ?? successStatus(endpoint);

/** At the door, by the access rule alone. */
export const isRefused = (access: Access, person: Person): boolean => refusal(access, person) !== undefined;

function refusal(access: Access, person: Person): number | undefined {
  if (access === 'public') return undefined;
  if (isStranger(person)) return 401;
  if (access === 'user' || person === 'admin') return undefined;
  if (access === 'admin') return 403;
  const plan = person === 'basic' || person === 'college' || person === 'premium' ? person : undefined;
  return plan === 'premium' || (plan && access === 'member') ? undefined : 402;
}
