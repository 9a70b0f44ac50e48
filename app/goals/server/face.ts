// What other features may call.
export { goalAbout, goalAnswer } from './service.ts';
