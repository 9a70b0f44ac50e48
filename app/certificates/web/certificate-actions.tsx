import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { copyAndTell } from '#app/ui/base/copy-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PublicCertificate } from '../contract.ts';
import { linkedInAddress } from '../linked-in.ts';
import './certificate-actions.css';

interface CertificateActionsProps {
  certificate: PublicCertificate;
  /** Of the page, with its host. */
  address: string;
}

/** What somebody does with a certificate. */
export const CertificateActions = ({ certificate, address }: CertificateActionsProps) => (
  <div className="certificate-actions">
    <div className="certificate-actions-pair">
      <ButtonLink variant="secondary" to={linkedInAddress(certificate, address)} target="_blank">
        <Icon name="briefcase-business" /> Add to LinkedIn
      </ButtonLink>
      <Button
        variant="quiet"
        onClick={() =>
          copyAndTell({
            value: address,
            copied: 'Link copied',
            failed: 'The link could not be copied',
          })
        }
      >
        <Icon name="copy" /> Copy link
      </Button>
    </div>
  </div>
);
