/**
 * Where a person's photo is served; its name is 128 random bits, and another photo gets another
 * name.
 */
export const photoAddress = (name: string): string => `/media/photos/${name}.webp`;

/** Of an address as `photoAddress` makes it. */
export const photoAddressPattern = /^\/media\/photos\/[\w-]{22}\.webp$/;

/** Pixels of a side: of the photo, and of its small form for menus and lists. */
export const photoSize = 512;
export const smallPhotoSize = 128;

/** The small form of a photo of ours; any other address stays as it is. */
export const smallPhoto = (address: string): string =>
  photoAddressPattern.test(address)
    ? address.replace(/\.webp$/, `-${smallPhotoSize}.webp`)
    : address;
