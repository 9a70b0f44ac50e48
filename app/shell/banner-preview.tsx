import { CodeChip } from '#app/ui/base/copy-button.tsx';
import './banner-preview.css';
import './promo-banner.css';

/** A campaign's banner as it will look, while somebody writes it. It does nothing. */
export const BannerPreview = ({ words, code }: { words: string; code: string }) => (
  <figure className="banner-preview">
    <figcaption className="form-field-label">The banner</figcaption>
    <div className="promo-banner">
      <p className="promo-banner-offer">
        <span>{words || 'Text of the banner'}</span> <CodeChip>{code || 'CODE'}</CodeChip>
      </p>
    </div>
  </figure>
);
