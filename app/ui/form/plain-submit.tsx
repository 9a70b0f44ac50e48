import type { ReactNode } from 'react';
import { Button } from '#app/ui/base/button.tsx';

/** The button of a form whose choices take effect by themselves, for a browser without scripts. */
export const PlainSubmit = ({ children }: { children: ReactNode }) => (
  <noscript>
    <Button type="submit">{children}</Button>
  </noscript>
);
