import { useEffect, useRef, useState } from 'react';
import type { Media } from '#app/media/contract.ts';
import { kindOf } from '#app/media/file-kinds.ts';
import { failureText } from '#app/shared/api-client.ts';
import { partFailed } from '#app/ui/base/later.tsx';
import { useFileSource, type Sent } from './file-source.ts';

const isVideo = ({ name }: File): boolean => kindOf(name)?.kind === 'video';

/** Why a video was refused: as it is, and as a smaller copy. One may be taken where the other isn't. */
type Refusals = Partial<Record<'whole' | 'smaller', string>>;

export type SentFile = ReturnType<typeof useSentFile>;

const nothing: Sent = { part: 0, waiting: false };

/**
 * Sends a file as soon as it is chosen. A video is only looked into by then, and sent once it is to
 * arrive, since its author may want a smaller copy.
 */
export function useSentFile(first: File) {
  const { check, send } = useFileSource();
  const [file, setFile] = useState(first);
  const [smaller, setSmaller] = useState(false);
  const [begun, setBegun] = useState(!isVideo(first));
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
    const checked = check(file);
    if (isVideo(file)) void checked.catch(refused(signal, 'whole'));
    else
      way.current.media = checked
        .then(() => send(file, { onSent: setSent, signal }))
        .catch(refused(signal, 'whole'));
    return () => leaving.abort();
  }, [file, check, send]);

  /** Resolves once the server has it; to undefined if it was refused, which is shown. */
  const arrive = async (): Promise<Media | undefined> => {
    const now = way.current;
    if (!now) return undefined;
    if (now.media) return now.media;
    const { signal } = now;
    const wish = smaller ? 'smaller' : 'whole';
    setBegun(true);
    const media = await send(file, { onSent: setSent, signal, smaller }).catch(
      refused(signal, wish),
    );
    // After a refusal, another choice may help.
    if (media) now.media = Promise.resolve(media);
    else setBegun(false);
    return media;
  };
  return {
    file,
    /** Takes another file in its place. */
    take: (another: File) => {
      setFile(another);
      setSmaller(false);
      setBegun(!isVideo(another));
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
