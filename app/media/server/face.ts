// What other features may call.
export { signerFor } from './addresses.service.ts';
export { coverPicture, shownMedia } from './shown-media.service.ts';
