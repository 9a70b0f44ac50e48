import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { certificatesContract, PublicCertificate } from '../contract.ts';
import { linkedInAddress } from '../linked-in.ts';

const call = api<typeof certificatesContract>();

/**
 * For the owner alone: LinkedIn would add the certificate to the profile of whoever presses it. The
 * HTML is the same for everyone and names no account, so the browser asks whose it is.
 */
export function AddToLinkedIn({ certificate }: { certificate: PublicCertificate }) {
  const { number } = certificate;
  const reader = useProfile()?.uid;
  const [owned, setOwned] = useState<string>();
  useEffect(() => {
    let current = true;
    if (reader)
      call('GET /account/certificates').then(
        (own) => current && own.some((each) => each.number === number) && setOwned(number),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [reader, number]);
  if (!reader || owned !== number) return null;
  return (
    <ButtonLink variant="secondary" to={linkedInAddress(certificate)} target="_blank">
      <Icon name="briefcase-business" /> Add to LinkedIn
    </ButtonLink>
  );
}
