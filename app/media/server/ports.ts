import type { DataStore } from '@tus/server';
import type { CountAbout } from '#app/platform/count-of.ts';
import type { StoreSettings } from '#app/platform/media-store.ts';
import type { IsAbout } from '#app/platform/part-about.ts';

/** Bytes of a file, both included. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the bytes are. A key names a file; nobody who isn't told it guesses it. */
export interface MediaStore {
  /** Takes a file in parts, as tus sends them. */
  uploads: DataStore;
  /** Rejects if there is no such file. */
  read: (key: string, stretch: Stretch) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Stores a small file. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Removes a file, or what has arrived of it. Does nothing if there is none. */
  remove: (key: string) => Promise<void>;
}

/** A lesson whose text, published or not, shows something; null for the course's cover. */
export interface Use {
  course: string;
  lesson: string | null;
}

interface MediaSettings {
  store: StoreSettings;
  /** The folder for files, in use or not. */
  folder: string;
  /** The folder where packages are read. */
  arriving: string;
  /** How many bytes of uploads the school stores at most. */
  quota: number;
  /** Asked instead of Google for pictures of pasted texts. */
  googlePictures: string | undefined;
  /** Whether someone's files may be shown in a course, as part of a statement. */
  isWriterIn: (uid: Parameters<IsAbout>[0], courseId: string) => ReturnType<IsAbout>;
  /** How many lessons and covers something is used in, as part of a statement. */
  usesIn: CountAbout;
  usesOf: (id: string) => Promise<readonly Use[]>;
  /** Whether anyone may see it: a free lesson or a cover shows it. */
  isFree: (id: string) => Promise<boolean>;
}

let given: MediaSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureMedia = (settings: MediaSettings): void => {
  given = settings;
};

export const settings = (): MediaSettings => {
  if (!given) throw new Error('configureMedia has not been called');
  return given;
};
