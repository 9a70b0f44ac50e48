import { ApiFailure, api, isPassing } from '#app/shared/api-client.ts';
import { nextChance } from '#app/ui/form/next-chance.ts';
import type { Media, mediaContract } from '../contract.ts';
import { kindOf } from '../file-kinds.ts';

const call = api<typeof mediaContract>();

/** Bytes. A part arrives within a minute on a bad line. */
const partSize = 4 * 2 ** 20;
/** Bytes that tell one file from another of the same name and size. */
const compared = 65_536;
/** After this, a lost line is tried again, if not sooner. */
const pauseMs = 10_000;

/** How far an upload is. */
export type Sending =
  | { state: 'shrinking' | 'sending' | 'waiting'; sent: number }
  /** All has arrived, and the server looks inside. */
  | { state: 'checking'; sent: number };

interface BegunUpload {
  name: string;
  size: number;
  fingerprint: string;
}

interface Way {
  onChange: (now: Sending) => void;
  signal: AbortSignal;
}

interface Wishes {
  /** Whether a video is sent as a copy in 720p that this browser makes of it first. */
  smaller?: boolean;
  /** Called with that copy, which is sent in place of the file. */
  onSmaller?: (copy: File) => void;
}

/**
 * Sends a file, and goes on by itself after the line was lost. Resolves once the server has checked
 * it. A video is looked into before it is sent, and gets its poster.
 * @throws {ApiFailure} the refusal of the server, or that of a video which browsers can't play
 */
export async function sendFile(chosen: File, way: Way & Wishes): Promise<Media> {
  const { onChange, signal } = way;
  const file = (way.smaller && (await smallerCopy(chosen, way))) || chosen;
  const onLost = () => onChange({ state: 'waiting', sent: file.size });
  const patiently = <T>(work: () => Promise<T>) => untilTaken(work, { onLost, signal });

  onChange({ state: 'sending', sent: 0 });
  const video = kindOf(file.name)?.kind === 'video' ? await import('./video-file.ts') : undefined;
  const inside = await video?.checkVideo(file);
  const begin = (body: BegunUpload) => call('POST /media-uploads', { body, signal });
  const id = await sendBytes(file, begin, { onChange, signal });
  onChange({ state: 'checking', sent: file.size });
  const media = await patiently(() =>
    call('POST /media-uploads/{id}/end', { params: { id }, signal }),
  );
  const poster = inside && (await video?.posterOf(file, inside));
  if (!poster) return media;
  await patiently(() =>
    call('PUT /media/{id}/poster', { params: { id }, body: poster, signal }),
  ).catch(unlessRefused);
  return patiently(() => call('GET /media/{id}', { params: { id }, signal }));
}

const smallerCopy = async (file: File, way: Way & Wishes): Promise<File | undefined> =>
  kindOf(file.name)?.kind === 'video'
    ? (await import('./smaller-video.ts')).smallerVideo(file, way)
    : undefined;

/**
 * Sends the bytes of a file to wherever `begin` says, and goes on by itself after the line was
 * lost. Resolves to its id once all of them have arrived; nobody has looked inside yet.
 */
export async function sendBytes(
  file: File,
  begin: (upload: BegunUpload) => Promise<{ id: string; address: string }>,
  { onChange, signal }: Way,
): Promise<string> {
  let sent = 0;
  const onLost = () => onChange({ state: 'waiting', sent });
  const { name, size } = file;
  const fingerprint = await fingerprintOf(file);
  const { id, address } = await untilTaken(() => begin({ name, size, fingerprint }), {
    onLost,
    signal,
  });
  // Sending the parts would not notice that it was cancelled before.
  signal.throwIfAborted();
  const onSent = (now: number) => onChange({ state: 'sending', sent: (sent = now) });
  await untilTaken(() => sendParts(file, address, { signal, onSent }), { onLost, signal });
  return id;
}

/** A video is as good without its poster. */
function unlessRefused(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}

/** Repeats what failed because of the line, until it succeeds or is refused. */
async function untilTaken<T>(
  work: () => Promise<T>,
  { onLost, signal }: { onLost: () => void; signal: AbortSignal },
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (signal.aborted || !isPassing(failure)) throw failure;
      onLost();
      await nextChance(pauseMs, signal);
    }
  }
}

/** The same for the same file, so that the server finds what it has of it. */
async function fingerprintOf(file: File): Promise<string> {
  const start = await file.slice(0, compared).arrayBuffer();
  const facts = new TextEncoder().encode(`${file.name}\n${file.size}\n`);
  const digest = await crypto.subtle.digest(
    'SHA-256',
    await new Blob([facts, start]).arrayBuffer(),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends what the server doesn't have yet. */
async function sendParts(
  file: File,
  address: string,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: address,
      chunkSize: partSize,
      retryDelays: [0, 1000, 3000, 5000],
      storeFingerprintForResuming: false,
      onProgress: onSent,
      onSuccess: () => resolve(),
      onError: (error) =>
        reject(
          'originalResponse' in error && error.originalResponse
            ? new ApiFailure(
                error.originalResponse.getStatus(),
                'media/not-sent',
                'This upload is no longer open. Choose the file again to start over.',
              )
            : new ApiFailure(
                0,
                'network/unreachable',
                'Network error. Please check your connection.',
              ),
        ),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason as Error);
    });
    upload.start();
  });
}
