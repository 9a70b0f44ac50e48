// What other features may call.
export { begunAbout, completionsPart, currentOf, learnersPart } from './service.ts';
