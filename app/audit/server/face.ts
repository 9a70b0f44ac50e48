// What other features may call.
export {
  type RecordedAction,
  actionsAbout,
  actorsOfLog,
  loggedActions,
  recorderOf,
} from './service.ts';
