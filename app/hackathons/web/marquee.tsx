import { Icon } from '#app/ui/base/icon.tsx';
import { Fragment, useState } from 'react';
import { LogoMark } from '#app/ui/art/logo.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import './marquee.css';

const words = [
  'Build in public',
  'Sleep in shifts',
  'Ship by Sunday',
  'Demo what works',
  'Teams of one to four',
];
/** The same text three times, so that the end of the second meets the start of the third. */
const rounds = ['first', 'second', 'third'];

/** A moving band of words; decoration, still under reduced motion or when stopped. */
export function Marquee() {
  const [resting, setResting] = useState(false);
  return (
    <div className={classes('marquee', 'field-genda', resting && 'marquee-resting')}>
      <div className="marquee-track" aria-hidden="true">
        {rounds.map((round) => (
          <Fragment key={round}>
            {words.map((word) => (
              <Fragment key={word}>
                <span>{word}</span>
                <LogoMark className="marquee-mark" />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </div>
      <IconButton
        className="marquee-switch"
        small
        label={resting ? 'Play the moving text' : 'Pause the moving text'}
        icon={resting ? <Icon name="play" /> : <Icon name="pause" />}
        onClick={() => setResting(!resting)}
      />
    </div>
  );
}
