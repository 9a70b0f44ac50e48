// What other features may call.
export { selectUses as usesOfMedia, usesIn as usesOfMediaIn } from './media.queries.ts';
