// What other features may call.
export { oneForDesk } from './desk.service.ts';
export { isTakingPart, mustTakePart } from './participation.service.ts';
export { oneHackathon } from './service.ts';
