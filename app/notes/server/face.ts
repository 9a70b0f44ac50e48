// What other features may call.
export { bookmarkedIn, noteTakersIn, notesIn } from './queries.ts';
