/** Bytes. */
export const largestResume = 3 * 1024 * 1024;

export type ResumeFault = 'not-a-pdf' | 'damaged';

export const faultTexts: Readonly<Record<ResumeFault | 'too-large', string>> = {
  'not-a-pdf': 'Please choose a PDF. Other files can be saved as one.',
  damaged: 'This PDF is damaged or cut short. Please save it again and choose the new file.',
  'too-large': 'This file is larger than 3 MB. Please choose a smaller one.',
};

const startsWith = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const endsWith = '%%EOF';
/** The end may be followed by line breaks, or by what a signature program left. */
const tail = 1024;

/** What is wrong with a file offered as a résumé. Its bytes decide, not its name. */
export function resumeFault(bytes: Uint8Array): ResumeFault | undefined {
  if (!startsWith.every((byte, index) => bytes[index] === byte)) return 'not-a-pdf';
  return new TextDecoder('latin1').decode(bytes.subarray(-tail)).includes(endsWith)
    ? undefined
    : 'damaged';
}
