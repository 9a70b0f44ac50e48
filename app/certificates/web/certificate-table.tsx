import type { ComponentType } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { kindWords } from '../certificate-kinds.ts';
import { certificatePath } from '../certificate-number.ts';
import type { OwnCertificate } from '../contract.ts';

type Columns = readonly Column<OwnCertificate>[];

/** What a table of certificates shows; `Acts` is what can be done with a valid one. */
export const certificateColumns = (
  Acts: ComponentType<{ certificate: OwnCertificate }>,
): Columns => [
  {
    name: 'Number',
    cell: ({ number }) => (
      <AppLink className="link nowrap" to={certificatePath(number)}>
        {number}
      </AppLink>
    ),
  },
  {
    name: 'For',
    cell: ({ kind, title }) => (
      <>
        {title}
        {kind === 'path' && <p className="text-small text-soft">{kindWords[kind].name}</p>}
      </>
    ),
  },
  { name: 'Name on it', wideOnly: true, cell: ({ name }) => name },
  {
    name: 'Finished on',
    wideOnly: true,
    cell: ({ finishedAt }) => <LocalTime instant={finishedAt} format="date" />,
  },
  {
    name: 'State',
    cell: ({ withdrawnAt }) =>
      withdrawnAt ? <Badge kind="bad">Withdrawn</Badge> : <Badge kind="ok">Valid</Badge>,
  },
  {
    name: 'Actions',
    hideName: true,
    cell: (certificate) => (certificate.withdrawnAt ? null : <Acts certificate={certificate} />),
  },
];

interface CertificateTableProps {
  caption: string;
  certificates: readonly OwnCertificate[];
  columns: Columns;
}

/** Somebody's certificates, the newest first. */
export const CertificateTable = ({ caption, certificates, columns }: CertificateTableProps) => (
  <Table caption={caption} rows={certificates} keyOf={({ number }) => number} columns={columns} />
);
