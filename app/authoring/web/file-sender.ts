import { createContext, useContext } from 'react';
import type { Media } from '#app/media/contract.ts';

/** How a text gets its pictures and files. */
export type FileSender = (
  file: File,
  way: {
    /** Which part is sent, or which part of a smaller copy is made. */
    onPart: (part: number) => void;
    signal: AbortSignal;
    /** Whether a video is sent as a smaller copy. */
    smaller?: boolean;
  },
) => Promise<Media>;

const Sender = createContext<FileSender | undefined>(undefined);

/** Gives the editor below it a way to send files. */
export const FilesSent = Sender.Provider;

export function useFileSender(): FileSender {
  const sender = useContext(Sender);
  if (!sender) throw new Error('FilesSent is not around the editor');
  return sender;
}
