import { useEffect, useState, type ComponentType } from 'react';
import { token } from '#app/shared/api-client.ts';
import { toast } from './toast.ts';

/**
 * A component that is loaded when it first stands on a page, e.g. a dialog: pages where nobody opens it do not pay for it. Not for what
 * the server draws. When the network fails a toast says so, and the next time it is opened it is asked for again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => toast.error('This part of the page did not load. Please check your connection and try again.'),
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

/** Loads a part that only signed-in people see beside the question who is here, not after its answer. */
export function useAheadOfIdentity(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (token.read()) load().catch(() => undefined);
  }, [load]);
}
