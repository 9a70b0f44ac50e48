// What other features may call.
export { askersIn } from './queries.ts';
export { waitingFor as questionsWaitingFor } from './desk.queries.ts';
