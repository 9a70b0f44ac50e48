// What other features may call.
export {
  countMembers,
  holders,
  lockMembership,
  membershipHistory,
  membershipOf,
  membershipsOf,
  openPeriod,
  ownMembership,
  periodsAbout,
  periodsOf,
  reversePeriod,
} from './service.ts';
