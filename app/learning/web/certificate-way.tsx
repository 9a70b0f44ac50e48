import { useState } from 'react';
import type { CertificateKind } from '#app/certificates/certificate-kinds.ts';
import { certificatePath } from '#app/certificates/certificate-number.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { learningContract, MyCourse } from '../contract.ts';
import type { learningPathsContract } from '../paths.contract.ts';

const call = api<typeof learningContract & typeof learningPathsContract>();

type Certificate = Pick<MyCourse, 'certificate' | 'withdrawnCertificate'>;

interface CertificateWayProps extends Certificate {
  kind?: CertificateKind;
  slug: string;
  variant?: 'primary' | 'secondary';
}

/**
 * From a complete course or path to its certificate, or to the page that says why it was withdrawn.
 * There is neither yet if what was still open has been removed, or if everything was complete before
 * there was a certificate or a path.
 */
export function CertificateWay({
  kind = 'course',
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
        Your certificate for this {kind} was withdrawn.{' '}
        <AppLink to={certificatePath(withdrawn)}>See the reason</AppLink>
      </Note>
    );
  return (
    <SendButton
      variant={variant}
      onSend={async () => {
        setAnswer(await call(`PUT /learning/${kind}s/{slug}/completion`, { params: { slug } }));
      }}
    >
      Get your certificate
    </SendButton>
  );
}
