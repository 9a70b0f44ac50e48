// What other features may call.
export { faultsByBlock, fenceOf, practiceFaults, readBlock, type Fault } from './blocks.service.ts';
export {
  roundsAsJson as practicePart,
  type BlockKey,
  practisersIn,
  type RoundRow,
  wrongByBlock,
} from './queries.ts';
export {
  answersTo,
  blockOf,
  countOpen,
  firstTriesAbout,
  judged,
  judgeVisit,
  practisedAbout,
  shown,
  showAnswer,
  showVisitor,
  startAgain,
  statesOf,
  tryBlock,
} from './service.ts';
