import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';
import './promo-banner.css';

const code = 'SPRING30';
const toastReadingTime = 900;

/** The sale, above the header. The code is the button: it copies, says so, and leads to the plans (part 1 section 2). */
export function PromoBanner({ starting }: { starting: boolean }) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;

  const dismiss = () => {
    setHidden(true);
    localStorage.setItem('bannerDismissed', '1');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      toast.error('Failed to copy code');
      return;
    }
    toast.success(`Code ${code} has been copied`);
    dismiss();
    // The plans are a document of their own, and the toast would go with this one.
    setTimeout(() => location.assign('/register'), toastReadingTime);
  };

  return (
    <aside className={classes('promo-banner', starting && 'promo-banner-starting')} aria-label="Offer">
      <div className="wrap wrap-wide">
        <span>Spring Sale: Get 30% off on all courses with code</span>{' '}
        <button type="button" className="code-chip" aria-label={`Copy code ${code}`} onClick={() => void copy()}>
          {code} <Copy />
        </button>
        <IconButton label="Dismiss offer" icon={<X />} small onClick={dismiss} />
      </div>
    </aside>
  );
}
