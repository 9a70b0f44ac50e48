// What the imports and exports of other features may call. It needs people; what lessons show does not.
export { giveCaptions } from './videos.service.ts';
export { takeIntoLibrary } from './waiting.service.ts';
export { openedFile, storeFile } from './whole-files.service.ts';
