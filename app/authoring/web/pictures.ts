import type { Media, mediaContract } from '#app/media/contract.ts';
import type { googlePicturesContract } from '#app/media/google-pictures.contract.ts';
import { api } from '#app/shared/api-client.ts';

const call = api<typeof mediaContract & typeof googlePicturesContract>();

const addresses = new Map<string, { address: Promise<string>; until: number }>();
const validMs = 45 * 60_000;

/** Where the author sees a picture, by its id. It is asked for again before its hour is over. */
export function pictureAddress(id: string): Promise<string> {
  const known = addresses.get(id);
  if (known && known.until > performance.now()) return known.address;
  const address = call('GET /media/{id}/address', { params: { id } }).then(
    (answer) => answer.address,
  );
  addresses.set(id, { address, until: performance.now() + validMs });
  address.catch(() => addresses.delete(id));
  return address;
}

export const describePicture = (
  { id, name }: Media,
  { description, decorative }: { description: string; decorative: boolean },
) => call('PUT /media/{id}', { params: { id }, body: { name, description, decorative } });

/** The bytes of a picture in Google Docs, as a data: address; undefined if they can't be had. */
export const googlePicture = (address: string): Promise<string | undefined> =>
  call('POST /media/google-pictures', { body: { address } }).then(
    ({ picture }) => picture,
    () => undefined,
  );
