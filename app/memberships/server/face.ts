// What other features may call.
export { planAnswer } from './plans.answers.ts';
export { currentPlans } from './plans.service.ts';
export {
  historyAbout,
  lockMembership,
  membershipOf,
  membershipsOf,
  openPeriod,
  ownMembership,
  periodsAbout,
  periodsOf,
  reversePeriod,
} from './service.ts';
export { countsOfPeople } from './standings.queries.ts';
export { countOfHolders, holders } from './standings.service.ts';
