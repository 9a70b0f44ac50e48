import type { StoreSettings } from '#app/platform/media-store.ts';
import { folderStore } from './folder-gateway.ts';
import { settings, type MediaStore } from './ports.ts';

let opened: { of: StoreSettings; store: Promise<MediaStore> } | undefined;

/** The store that is configured. */
export function mediaStore(): Promise<MediaStore> {
  const of = settings().store;
  if (opened?.of !== of) opened = { of, store: openStore(of) };
  return opened.store;
}

/** A store that need not be the configured one. */
export const openStore = async (of: StoreSettings): Promise<MediaStore> =>
  of.kind === 'folder' ? folderStore(of.directory) : (await import('./s3-gateway.ts')).s3Store(of);
