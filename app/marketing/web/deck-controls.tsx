import { Icon } from '#app/ui/base/icon.tsx';
import { useSyncExternalStore } from 'react';
import { brand } from '#app/shared/brand.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { IconButton, IconLink } from '#app/ui/base/icon-button.tsx';
import type { FieldInk } from '#app/ui/base/surface.tsx';
import { useBrowserValue } from '#app/ui/base/use-browser-value.ts';
import './deck-controls.css';

interface DeckControlsProps {
  titles: readonly string[];
  /** Counted from 0. */
  current: number;
  /** The background that they are on now. */
  field: FieldInk;
  onChoose: (index: number) => void;
  /** The bare slideshow shows only the logo and the dots. */
  slideshow: boolean;
}

/** The fixed controls of the deck: logo, dots and actions. */
export const DeckControls = ({
  titles,
  current,
  field,
  onChoose,
  slideshow,
}: DeckControlsProps) => (
  <div className={`deck-controls deck-on-${field}`}>
    <AppLink to="/" className="deck-logo" aria-label={`${brand.name}, home`}>
      <Logo name={brand.name} />
    </AppLink>
    <nav aria-label="Slides" className="deck-dots">
      <ol>
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              className="deck-dot"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
    {!slideshow && (
      <div className="deck-tools">
        <IconLink
          label="Show as a slideshow"
          icon={<Icon name="presentation" />}
          to="?view=slideshow"
          preventScrollReset
        />
        <IconButton
          label="Print, or save as PDF"
          icon={<Icon name="printer" />}
          onClick={() => window.print()}
        />
        <FullScreenButton />
      </div>
    )}
    {!slideshow && current === 0 && (
      <p className="deck-hint">
        <kbd>Space</kbd> or <kbd>↓</kbd> next, <kbd>↑</kbd> back. <kbd>F11</kbd> for full screen (
        <kbd>Ctrl</kbd>+<kbd>Cmd</kbd>+<kbd>F</kbd> on a Mac).
      </p>
    )}
  </div>
);

function FullScreenButton() {
  const full = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
  // iPhones don't support it.
  const possible = useBrowserValue(() => document.fullscreenEnabled, false);
  if (!possible) return null;
  const toggle = () =>
    full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <IconButton
      label={full ? 'Leave full screen' : 'Full screen'}
      icon={full ? <Icon name="minimize" /> : <Icon name="maximize" />}
      // The browser may refuse; F11 still works.
      onClick={() => void toggle().catch(() => undefined)}
    />
  );
}
