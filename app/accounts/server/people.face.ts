// The face for reading people.
export {
  countsOfAccounts,
  emailOf,
  mailboxOfPerson,
  nameOf,
  ownerOf,
  type PeopleFilter,
  type PeopleSet,
} from './people.queries.ts';
export {
  type Person,
  formerMember,
  holderOfMailbox,
  mailboxHolderAbout,
  namesOf,
  personAbout,
  peopleOf,
  personOf,
} from './people.service.ts';
export { accountFactsAbout, listPeople, updatePerson } from './service.ts';
