import { Icon } from '#app/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import './sticky-call.css';

/** Pixels of scroll after which it comes (part 2 section 9). */
const afterPixels = 200;

/** The call that floats over the list; inert while it is away, so that no keyboard lands on it. */
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
      <ButtonLink to="/register" variant="gold" thruster={<Icon name="arrow-up-right" aria-hidden="true" />}>
        Register Now
      </ButtonLink>
    </aside>
  );
}
