// What other features may call.
export { oneForDesk } from './desk.service.ts';
export { mustTakePart } from './participation.service.ts';
export { mustBePublished, oneHackathon } from './service.ts';
