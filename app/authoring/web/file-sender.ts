import { createContext, useContext } from 'react';
import type { Media } from '#app/media/contract.ts';

/** How a text gets its pictures and files; `onSent` tells which part of one is sent. */
export type FileSender = (
  file: File,
  way: { onSent: (part: number) => void; signal: AbortSignal },
) => Promise<Media>;

const Sender = createContext<FileSender | undefined>(undefined);

/** Gives the editor below it a way to send files. */
export const FilesSent = Sender.Provider;

export function useFileSender(): FileSender {
  const sender = useContext(Sender);
  if (!sender) throw new Error('FilesSent is not around the editor');
  return sender;
}
