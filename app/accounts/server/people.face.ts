// What other features may ask of people.
export {
  countsOfAccounts,
  emailOf,
  nameOf,
  ownerOf,
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
  personOf,
} from './people.service.ts';
export { accountFactsAbout, listPeople, updatePerson } from './service.ts';
