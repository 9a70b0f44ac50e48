import { settings } from './ports.ts';

const patienceMs = 15_000;
/** Bytes. */
const largest = 10_000_000;
const taken = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * The picture at an address of Google's, as a data: address; undefined if there is none, or none
 * that we take. No redirect is followed: it might lead into our own network.
 */
export async function googlePicture(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(standIn(address), {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !response.body || !taken.includes(type)) return undefined;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.byteLength;
      if (size > largest) return undefined;
      parts.push(part);
    }
    return `data:${type};base64,${Buffer.concat(parts).toString('base64')}`;
  } catch {
    return undefined;
  }
}

/** Where GOOGLE_PICTURES_URL names another server. */
function standIn(address: string): string {
  const { pathname, search } = new URL(address);
  const { googlePictures } = settings();
  return googlePictures ? `${googlePictures}${pathname}${search}` : address;
}
