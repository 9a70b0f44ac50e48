import { useState } from 'react';
import { certificatePath } from '#app/certificates/certificate-number.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { learningContract, MyCourse } from '../contract.ts';

const call = api<typeof learningContract>();

type Certificate = Pick<MyCourse, 'certificate' | 'withdrawnCertificate'>;

interface CertificateWayProps extends Certificate {
  slug: string;
  variant?: 'primary' | 'secondary';
}

/**
 * From a complete course to its certificate, or to the page that says why it was withdrawn. There
 * is neither yet if the author removed the last open lesson, or if the course was completed before
 * there were certificates.
 */
export function CertificateWay({
  slug,
  certificate,
  withdrawnCertificate,
  variant,
}: CertificateWayProps) {
  const [answer, setAnswer] = useState<Certificate>();
  const number = certificate ?? answer?.certificate;
  const withdrawn = withdrawnCertificate ?? answer?.withdrawnCertificate;
  if (number)
    return (
      <ButtonLink variant={variant} to={certificatePath(number)} thruster={<Icon name="award" />}>
        See your certificate
      </ButtonLink>
    );
  if (withdrawn)
    return (
      <Note kind="warn">
        Your certificate for this course was withdrawn.{' '}
        <AppLink to={certificatePath(withdrawn)}>See the reason</AppLink>
      </Note>
    );
  return (
    <SendButton
      variant={variant}
      onSend={async () => {
        setAnswer(await call('PUT /learning/courses/{slug}/completion', { params: { slug } }));
      }}
    >
      Get your certificate
    </SendButton>
  );
}
