// What other features may ask of people.
export type { PeopleFilter, PeopleSet } from './people.queries.ts';
export {
  type Person,
  countAccounts,
  formerMember,
  holderOfMailbox,
  namesOf,
  personAbout,
  peopleOf,
  personByEmail,
  personOf,
} from './people.service.ts';
export { accountFacts, listPeople, updatePerson } from './service.ts';
