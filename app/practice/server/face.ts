// What other features may call.
export { fenceOf, practiceFaults, readBlock, type Fault } from './blocks.service.ts';
export { roundsAsJson as practicePart, type RoundRow, wrongByBlock } from './queries.ts';
export {
  blockOf,
  countOpen,
  judgeVisit,
  practisedAbout,
  showAnswer,
  showVisitor,
  startAgain,
  statesOf,
  tryBlock,
} from './service.ts';
