import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { token } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';

export const partFailed =
  'This part of the page did not load. Check your connection, then try again.';

/** A part that failed to load is tried again when someone uses the page, or the network is back. */
const intents = ['pointerdown', 'keydown', 'online'] as const;
/** The minimum time between two tries: key presses come faster. */
const pauseMs = 1000;

interface Loading<Part> {
  wanted: boolean;
  onLoaded: (part: Part) => void;
  onFailed: () => void;
}

/**
 * Loads a part once it is needed. After a failure every intent tries again, so `load` must be able
 * to succeed then (`partOf`).
 */
export function useLoading<Part>(
  load: () => Promise<Part>,
  { wanted, ...on }: Loading<Part>,
): void {
  const onLoaded = useEffectEvent(on.onLoaded);
  const onFailed = useEffectEvent(on.onFailed);
  useEffect(() => {
    if (!wanted) return;
    const over = new AbortController();
    const { signal } = over;
    let asking = false;
    let soonest = 0;
    const ask = async () => {
      if (asking) return;
      asking = true;
      const pause = soonest - performance.now();
      if (pause > 0) await new Promise((resolve) => void setTimeout(resolve, pause));
      if (signal.aborted) return;
      try {
        const part = await load();
        if (!signal.aborted) onLoaded(part);
        over.abort();
      } catch {
        if (!signal.aborted) onFailed();
        soonest = performance.now() + pauseMs;
        asking = false;
      }
    };
    for (const intent of intents)
      addEventListener(intent, () => void ask(), { signal, capture: true, passive: true });
    void ask();
    return () => over.abort();
  }, [load, wanted]);
}

/**
 * A component that is loaded when it first appears on a page, e.g. a dialog: pages where nobody
 * opens it don't pay for it. Not for anything the server renders. When the network fails, a toast
 * says so; for a part that a page can't do without, pass `failed` to show in its place.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    // Null: it did not load.
    const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded);
    useLoading(load, {
      wanted: !Part,
      onLoaded: (component) => {
        loaded = component;
        setPart(() => component);
      },
      onFailed: () => {
        setPart(null);
        if (!failed) toast.error(partFailed);
      },
    });
    if (Part) return <Part {...props} />;
    return Part === null && failed;
  };
}

/**
 * Loads a part that only signed-in people see while we ask who is here, instead of after the
 * answer.
 */
export function useAheadOfIdentity(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (token.read()) load().catch(() => undefined);
  }, [load]);
}
