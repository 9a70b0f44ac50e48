import { mediaIdsIn } from '#app/media/media-address.ts';

/** Whether the address of a cover is that of a picture of the library; it may carry a signature. */
export const isOurPicture = (address: string): boolean =>
  address.startsWith('/media/') && mediaIdsIn(address).length === 1;
