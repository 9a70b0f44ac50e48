import qrCode from 'qrcode-generator';
import { publicAddress } from '#app/shared/public-address.ts';
import { certificatePath, printedPath } from '../certificate-number.ts';
import type { CertificateSubject, OwnCertificate, PublicCertificate } from '../contract.ts';
import type { CertificateRow, certificatesOf } from './queries.ts';

export const publicCertificate = (
  row: CertificateRow & { replacedBy: string | null },
): PublicCertificate => ({
  number: row.number,
  name: row.name,
  subject: subjectOf(row),
  duration: row.duration,
  summary: row.summary,
  proved: row.proved,
  finishedAt: row.finished_at.toISOString(),
  issuedAt: row.issued_at.toISOString(),
  withdrawn: row.revoked_at && {
    at: row.revoked_at.toISOString(),
    reason: row.revoked_reason ?? '',
    replacedBy: row.replacedBy,
  },
  address: publicAddress(certificatePath(row.number)),
  printedAddress: publicAddress(printedPath(row.number)).replace(/^https?:\/\//, ''),
  code: codeOf(publicAddress(printedPath(row.number))),
});

type SubjectRow = Pick<
  CertificateRow,
  'kind' | 'course_title' | 'course_slug' | 'palette' | 'icon'
>;

export const subjectOf = (row: SubjectRow): CertificateSubject => ({
  kind: row.kind,
  title: row.course_title,
  slug: row.course_slug,
  palette: row.palette,
  icon: row.icon,
});

export const ownCertificate = (
  row: Awaited<ReturnType<typeof certificatesOf>>[number],
): OwnCertificate => ({
  number: row.number,
  name: row.name,
  kind: row.kind,
  title: row.course_title,
  finishedAt: row.finished_at.toISOString(),
  withdrawnAt: row.revoked_at?.toISOString() ?? null,
});

/** A QR code as a path in a square of `size` units, with runs of dark modules joined. */
function codeOf(address: string): { size: number; path: string } {
  const code = qrCode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && code.isDark(row, column + 1)) column++;
      path += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  return { size, path };
}
