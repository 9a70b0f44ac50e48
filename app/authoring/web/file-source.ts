import { createContext, useContext, type ComponentType } from 'react';
import type { Media } from '#app/media/contract.ts';

/** How far a file is on its way. */
export interface Sent {
  /** Which part is sent, or which part of a smaller copy is made. */
  part: number;
  /** The server can't be reached; it goes on by itself. */
  waiting: boolean;
}

/** How a text gets its pictures and files. */
export interface FileSource {
  /** The course that the text belongs to. */
  course: string;
  /** Lets something be chosen that is there already. */
  Library: ComponentType<{
    course: string;
    onChosen: (media: Media) => void;
    onUpload: () => void;
    onClose: () => void;
  }>;
  /** Rejects with what the server would say against a file, before it is sent. */
  check: (file: File) => Promise<void>;
  send: (
    file: File,
    way: {
      onSent: (sent: Sent) => void;
      signal: AbortSignal;
      /** Whether a video is sent as a smaller copy. */
      smaller?: boolean;
    },
  ) => Promise<Media>;
}

const Source = createContext<FileSource | undefined>(undefined);

/** Gives the editor below it a way to get files. */
export const FilesGiven = Source.Provider;

export function useFileSource(): FileSource {
  const source = useContext(Source);
  if (!source) throw new Error('FilesGiven is not around the editor');
  return source;
}
