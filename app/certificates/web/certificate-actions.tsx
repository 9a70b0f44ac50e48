import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { copyAndTell } from '#app/ui/base/copy-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PublicCertificate } from '../contract.ts';
import { AddToLinkedIn } from './add-to-linked-in.tsx';
import './certificate-actions.css';

/** What somebody does with a certificate; its owner may also show it at LinkedIn. */
export const CertificateActions = ({ certificate }: { certificate: PublicCertificate }) => (
  <div className="certificate-actions">
    <ButtonLink
      block
      size="large"
      to={`${certificate.address}.pdf`}
      thruster={<Icon name="download" />}
    >
      Download the PDF
    </ButtonLink>
    <div className="certificate-actions-pair">
      <AddToLinkedIn certificate={certificate} />
      <Button
        variant="quiet"
        onClick={() =>
          copyAndTell({
            value: certificate.address,
            copied: 'Link copied',
            failed: 'The link could not be copied',
          })
        }
      >
        <Icon name="copy" /> Copy link
      </Button>
    </div>
    <p className="text-small text-soft">
      Also as an{' '}
      <a className="link" href={`${certificate.address}/credential.jwt`}>
        Open Badge 3.0 file
      </a>{' '}
      and as a{' '}
      <a className="link" href={`${certificate.address}/badge.png`}>
        picture with the badge inside
      </a>
      , both signed, for the wallets and job sites that read them.
    </p>
  </div>
);
