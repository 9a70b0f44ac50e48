import { useEffect, useRef, useState } from 'react';
import type { Media } from '#app/media/contract.ts';
import { kindOf } from '#app/media/file-kinds.ts';
import { failureText } from '#app/shared/api-client.ts';
import { partFailed } from '#app/ui/base/later.tsx';
import { useFileSource, type Sent } from './file-source.ts';

/** What is placed in a text: a file that is sent first, or something of the library. */
export type Source = File | Media;

const isSentAtOnce = (source: Source): boolean =>
  source instanceof File && kindOf(source.name)?.kind !== 'video';

/** Why a video was refused: as it is, and as a smaller copy. One may be taken where the other isn't. */
type Refusals = Partial<Record<'whole' | 'smaller', string>>;

export type SentFile = ReturnType<typeof useSentFile>;

const nothing: Sent = { part: 0, waiting: false };

/**
 * Sends a file as soon as it is chosen, unless the library has it. A video is only checked at first
 * and sent by `arrive`, since its author may want a smaller copy.
 */
export function useSentFile(first: Source) {
  const { check, send } = useFileSource();
  const [source, setSource] = useState(first);
  const [smaller, setSmaller] = useState(false);
  const [begun, setBegun] = useState(isSentAtOnce(first));
  const [sent, setSent] = useState(nothing);
  const [refusals, setRefusals] = useState<Refusals>({});
  const way = useRef<{ signal: AbortSignal; media?: Promise<Media | undefined> }>(undefined);

  const refused =
    (signal: AbortSignal, wish: keyof Refusals) =>
    (failure: unknown): undefined => {
      if (!signal.aborted)
        setRefusals((before) => ({ ...before, [wish]: failureText(failure, partFailed) }));
    };
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    way.current = { signal };
    if (source instanceof File) {
      const checked = check(source);
      if (!isSentAtOnce(source)) void checked.catch(refused(signal, 'whole'));
      else
        way.current.media = checked
          .then(() => send(source, { onSent: setSent, signal }))
          .catch(refused(signal, 'whole'));
    }
    return () => leaving.abort();
  }, [source, check, send]);

  /** Resolves once the server has it; to undefined if it was refused, which is shown. */
  const arrive = async (): Promise<Media | undefined> => {
    if (!(source instanceof File)) return source;
    const now = way.current;
    if (!now) return undefined;
    if (now.media) return now.media;
    const { signal } = now;
    const wish = smaller ? 'smaller' : 'whole';
    setBegun(true);
    const media = await send(source, { onSent: setSent, signal, smaller }).catch(
      refused(signal, wish),
    );
    // After a refusal, another choice may help.
    if (media) now.media = Promise.resolve(media);
    else setBegun(false);
    return media;
  };
  return {
    source,
    /** Takes another in its place. */
    take: (another: Source) => {
      setSource(another);
      setSmaller(false);
      setBegun(isSentAtOnce(another));
      setSent(nothing);
      setRefusals({});
    },
    smaller,
    setSmaller,
    /** How far it is, once it is sent. */
    sent: begun ? sent : undefined,
    /** Empty if it was not refused. */
    refusal: refusals[smaller ? 'smaller' : 'whole'] ?? '',
    arrive,
  };
}
