import { brand } from '#app/shared/brand.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import type { PublicCertificate } from './contract.ts';

/** LinkedIn's form for adding a certificate to a profile, filled in. */
export function linkedInAddress({ subject, number, issuedAt, address }: PublicCertificate): string {
  const [year = '', month = ''] = indianDate(issuedAt).split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: subject.title,
    organizationName: brand.name,
    issueYear: year,
    issueMonth: String(Number(month)),
    certId: number,
    certUrl: address,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
