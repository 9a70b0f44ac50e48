// What other features may call.
export { type NamedOpening, holdOpening, openingNames, openingsNamed } from './service.ts';
