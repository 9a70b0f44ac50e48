import { useEffect, useState } from 'react';
import { PaywallLink } from './paywall.tsx';
import './sticky-call.css';

/** Pixels of scroll after which it appears (part 2 section 9). */
const afterPixels = 200;

/** The call to action that floats over the list. It is inert while hidden, so that Tab skips it. */
export function StickyCall() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > afterPixels);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <aside className="sticky-call" data-theme="dark" aria-label="Upgrade" inert={!scrolled}>
      <p>
        <b>Your pitch is ready. Is your list?</b>
        <span className="not-small"> Premium opens the whole directory, for good.</span>
      </p>
      <PaywallLink gold />
    </aside>
  );
}
