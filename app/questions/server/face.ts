// What other features may call.
export { waitingFor as questionsWaitingFor } from './desk.queries.ts';
