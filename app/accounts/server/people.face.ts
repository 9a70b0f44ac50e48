// What other features may ask of people.
export {
  countsOfAccounts,
  emailOf,
  nameOf,
  type PeopleFilter,
  type PeopleSet,
} from './people.queries.ts';
export {
  type Person,
  formerMember,
  holderOfMailbox,
  namesOf,
  personAbout,
  peopleOf,
  personByEmail,
  personOf,
} from './people.service.ts';
export { accountFacts, listPeople, updatePerson } from './service.ts';
