// What other features may call.
export { bookmarkedIn, notesIn } from './queries.ts';
