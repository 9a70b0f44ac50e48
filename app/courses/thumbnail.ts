/** Pixels. */
const thumbnailWidth = 1000;

/** A link to a file on the shared drive: its id is of 25 or more characters. */
const sharedFile = /^https:\/\/(?:drive|docs)\.google\.com\/.*?([\w-]{25,})/;

/**
 * The address of an image. A shared-drive link leads to a page instead of a picture, so we convert
 * it; other links are unchanged (part 1 section 3, "Thumbnail helper").
 */
export function thumbnailAddress(link: string): string {
  const id = sharedFile.exec(link)?.[1];
  return id ? `https://drive.google.com/thumbnail?id=${id}&sz=w${thumbnailWidth}` : link;
}
