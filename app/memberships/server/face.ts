// What other features may call.
export { planAnswer } from './plans.answers.ts';
export { currentPlans, plansOnSale } from './plans.service.ts';
export {
  historyAbout,
  lockMembership,
  lockMemberships,
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
