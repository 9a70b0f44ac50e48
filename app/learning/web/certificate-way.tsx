import { useState } from 'react';
import { certificatePath } from '#app/certificates/certificate-number.ts';
import { api } from '#app/shared/api-client.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { learningContract } from '../contract.ts';

const call = api<typeof learningContract>();

interface CertificateWayProps {
  slug: string;
  /** Its number; null if a complete course has none yet. */
  certificate: string | null;
  variant?: 'primary' | 'secondary';
}

/**
 * From a complete course to its certificate. There is none yet if the author removed the last open
 * lesson, or if the course was completed before there were certificates.
 */
export function CertificateWay({ slug, certificate, variant }: CertificateWayProps) {
  const [issued, setIssued] = useState(certificate);
  const number = certificate ?? issued;
  if (number)
    return (
      <ButtonLink variant={variant} to={certificatePath(number)} thruster={<Icon name="award" />}>
        See your certificate
      </ButtonLink>
    );
  return (
    <SendButton
      variant={variant}
      onSend={async () => {
        const finished = await call('PUT /learning/courses/{slug}/completion', {
          params: { slug },
        });
        setIssued(finished.certificate);
      }}
    >
      Get your certificate
    </SendButton>
  );
}
