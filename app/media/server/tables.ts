import type { Generated } from 'kysely';
import type { CaptionLanguage } from '../captions.ts';
import type { MediaKind } from '../file-kinds.ts';

export type Purpose = 'lesson' | 'attachment' | 'package' | 'photo' | 'resume';

export interface MediaTable {
  id: string;
  /** Null for what came with the school. */
  owner: string | null;
  kind: MediaKind;
  /**
   * Whether it belongs to the library, to what its owner handed in, is imported and then gone, or is a
   * person's own.
   */
  purpose: Generated<Purpose>;
  name: string;
  content_type: string;
  /** Bytes in the store. */
  size: number;
  /** The name of the bytes in the store, and the secret of the address that takes them. */
  key: string;
  /** Of name, size and first bytes. */
  fingerprint: string;
  state: 'uploading' | 'ready';
  description: string;
  decorative: boolean;
  /** JSON. */
  facts: string | MediaFacts;
  /** Of a video, as its author wrote them. */
  chapters: string;
  created_at: Date;
  /** Since when it waits for a draft to name it, if an import stored it and none does yet. */
  waits_since: Date | null;
}

export interface MediaCaptionsTable {
  media_id: string;
  language: CaptionLanguage;
  /** In its address. */
  file: string;
  /** WebVTT. */
  body: string;
}

/** What was found in a file; empty for one that is only downloaded. */
export interface MediaFacts {
  /** Pixels, as shown. */
  width?: number;
  height?: number;
  /** What a picture, or the poster of a video, is stored as, the smallest first. */
  copies?: { width: number; bytes: number }[];
  /** The length of a video. */
  seconds?: number;
}

/** One row: how much is stored. */
export interface MediaRoomTable {
  one: boolean;
  bytes: number;
}

/** Which request writes to an upload. */
export interface UploadLocksTable {
  key: string;
  holder: string;
  until: Date;
  /** Another request waits for it. */
  wanted: boolean;
}

/** One row: signs the addresses of members' media. */
export interface MediaSecretTable {
  one: boolean;
  secret: string;
}

export interface MediaTables {
  media: MediaTable;
  media_captions: MediaCaptionsTable;
  media_room: MediaRoomTable;
  upload_locks: UploadLocksTable;
  media_secret: MediaSecretTable;
}
