import type { ReactNode } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';

/** The button of a form that needs none once its choices take effect by themselves. */
export function PlainSubmit({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    !hydrated && (
      <noscript>
        <Button type="submit">{children}</Button>
      </noscript>
    )
  );
}
