import { Icon } from '#app/ui/base/icon.tsx';
import type { ShownCampaign } from '#app/shared/api-fetch.ts';
import { copyOutcomes } from '#app/shared/discount-code.ts';
import { plansAddress } from '#app/shared/plans-address.ts';
import { classes } from '#app/ui/base/classes.ts';
import { CodeChip } from '#app/ui/base/copy-button.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import './promo-banner.css';

interface PromoBannerProps {
  campaign: ShownCampaign;
  starting: boolean;
}

/**
 * The campaign, above the header. The whole banner is a button: it copies the code and leads to the
 * plans, which say whether that worked (part 1 section 2). Dismissing it hides this campaign, not the
 * next one.
 */
export function PromoBanner({ campaign: { id, words, code }, starting }: PromoBannerProps) {
  const dismiss = () => {
    localStorage.setItem('bannerDismissed', id);
    // As the head script does in the next document.
    document.documentElement.dataset.bannerDismissed = '';
  };
  const takeCode = async () => {
    const outcome = await copy(code);
    dismiss();
    location.assign(plansAddress({ code }) + copyOutcomes[outcome]);
  };

  return (
    <aside
      className={classes('promo-banner', starting && 'promo-banner-starting')}
      aria-label="Offer"
    >
      <div className="wrap wrap-wide">
        <button type="button" className="promo-banner-offer" onClick={() => void takeCode()}>
          <span>{words}</span> <CodeChip>{code}</CodeChip>
        </button>
        <IconButton label="Dismiss offer" icon={<Icon name="x" />} small onClick={dismiss} />
      </div>
    </aside>
  );
}

async function copy(text: string): Promise<keyof typeof copyOutcomes> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
