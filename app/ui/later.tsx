import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { token } from '#app/shared/api-client.ts';
import { toast } from './toast.ts';

/** Chromium asks for a module that failed no second time in the same document (whatwg/html issue 6768): trying again would be in vain. */
export const partFailed = 'This part of the page did not load. Please check your connection and load the page again.';

/**
 * A component that is loaded when it first stands on a page, e.g. a dialog: pages where nobody opens it do not pay for it. Not for what
 * the server draws. When the network fails a toast says so; what a page cannot do without has `failed` in its place.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, failed?: ReactNode): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    // Null: it did not load.
    const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => {
          setPart(null);
          if (!failed) toast.error(partFailed);
        },
      );
    }, []);
    if (Part) return <Part {...props} />;
    return Part === null && failed;
  };
}

/** Loads a part that only signed-in people see beside the question who is here, not after its answer. */
export function useAheadOfIdentity(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (token.read()) load().catch(() => undefined);
  }, [load]);
}
