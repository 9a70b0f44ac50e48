import { endingOf } from './file-kinds.ts';
import { tooLargeText } from './too-large-text.ts';

/** What a member may hand in. */
const attachments = 'pdf png jpg jpeg webp docx xlsx pptx zip csv md txt'.split(' ');

/** The endings that a chooser of such a file offers. */
export const attachmentEndings = attachments.map((ending) => `.${ending}`);

/** Bytes. */
export const largestAttachment = 20_000_000;

/** Why a member can't hand a file in, by its name and size; undefined if nothing is wrong yet. */
export function attachmentFault(name: string, size: number): string | undefined {
  const ending = endingOf(name);
  if (ending === '') return 'The name of the file has no ending, such as .png or .pdf.';
  if (!attachments.includes(ending))
    return `We don’t take files that end in .${ending}. Choose a PDF, a picture (PNG, JPEG, WebP), an Office document, a ZIP, CSV or text.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > largestAttachment) return tooLargeText({ name, size }, 'file', largestAttachment);
  return undefined;
}
