/**
 * The address of a person's photo. Its name is 128 random bits, and a new photo gets a new name.
 */
export const photoAddress = (name: string): string => `/media/photos/${name}.webp`;

/** Matches addresses that `photoAddress` makes. */
export const photoAddressPattern = /^\/media\/photos\/[\w-]{22}\.webp$/;

/** The side in pixels of the photo, and of its small version for menus and lists. */
export const photoSize = 512;
export const smallPhotoSize = 128;

/** The small version of one of our photos; any other address is returned unchanged. */
export const smallPhoto = (address: string): string =>
  photoAddressPattern.test(address)
    ? address.replace(/\.webp$/, `-${smallPhotoSize}.webp`)
    : address;
