// The face for reading people.
export {
  countOfAccountsSince,
  disablingOf,
  emailOf,
  isNamed,
  mailboxOfPerson,
  nameOf,
  ownerOf,
  peopleNamed,
  type PeopleFilter,
  type PeopleInOrder,
  type PeopleOrder,
  type PeopleSet,
} from './people.queries.ts';
export {
  admins,
  type Person,
  formerMember,
  holderOfMailbox,
  mailboxHolderAbout,
  namesOf,
  personAbout,
  peopleOf,
  personOf,
  verifiedAtAbout,
} from './people.service.ts';
export { hasRole, holdersAfter, isAdmin } from './roles.queries.ts';
export { holderOfRole, rolesAbout } from './roles.service.ts';
export { accountFactsAbout, listPeople, updatePerson } from './service.ts';
