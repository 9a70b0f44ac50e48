// What other features may call.
export { type RecordedAction, actorsOfLog, loggedActions, recorderOf } from './service.ts';
