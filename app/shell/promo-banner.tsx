import { Icon } from '#app/ui/icon.tsx';
import { useState } from 'react';
import { promotion } from '#app/shared/brand.ts';
import { classes } from '#app/ui/classes.ts';
import { CodeChip } from '#app/ui/copy-button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import './promo-banner.css';

const { code, percent } = promotion;
/** Milliseconds until the plans are opened: they are a document of their own, and the toast goes with this one. */
const toastReadingTime = 900;

/** The sale, above the header. The code is the button: it copies, says so, and leads to the plans (part 1 section 2). */
export function PromoBanner({ starting }: { starting: boolean }) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;

  const dismiss = () => {
    setHidden(true);
    localStorage.setItem('bannerDismissed', '1');
  };
  const goToPlans = () => {
    dismiss();
    setTimeout(() => location.assign('/register'), toastReadingTime);
  };

  return (
    <aside className={classes('promo-banner', starting && 'promo-banner-starting')} aria-label="Offer">
      <div className="wrap wrap-wide">
        <span>Spring Sale: Get {percent}% off on all courses with code</span>{' '}
        <CodeChip value={code} copied={`Code ${code} has been copied`} onCopied={goToPlans} />
        <IconButton label="Dismiss offer" icon={<Icon name="x" />} small onClick={dismiss} />
      </div>
    </aside>
  );
}
