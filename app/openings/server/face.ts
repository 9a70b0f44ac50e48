// What other features may call.
export { type NamedOpening, lockOpening, openingNames, openingsNamed } from './service.ts';
