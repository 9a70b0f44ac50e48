// What features may call that keep a small file of a person.
export { keepPersonalFile, personalFile, removePersonalFile } from './personal-files.service.ts';
