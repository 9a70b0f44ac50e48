import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { invoicesContract, IssuedDocument } from '../contract.ts';
import { documentNames, isRefund } from '../series.ts';
import './document-list.css';

const call = api<typeof invoicesContract>();

/** Fetched with the token and then saved (decisions.md ruling 47). */
async function save({ id, number }: IssuedDocument): Promise<void> {
  const bytes = await call('GET /documents/{id}', { params: { id } });
  const name = `${number.replaceAll('/', '-')}.pdf`;
  saveFile({ name, text: new Uint8Array(bytes), type: 'application/pdf' });
}

/** The papers of an order: its invoice or receipt, and the note of its refund. */
export function DocumentList({ documents }: { documents: readonly IssuedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="documents-heading">
      <h2 id="documents-heading" className="heading-4">
        Documents
      </h2>
      <ul className="document-list">
        {documents.map((paper) => (
          <li key={paper.id}>
            <span>
              <b>{paper.number}</b>
              <span className="text-small text-soft">
                {documentNames[paper.kind]},{' '}
                {paiseText(isRefund(paper.kind) ? -paper.total : paper.total)},{' '}
                <LocalTime instant={paper.issuedAt} format="date" />
              </span>
            </span>
            <SendButton size="small" variant="secondary" onSend={() => save(paper)}>
              <Icon name="file-down" /> PDF
              <span className="visually-hidden"> of {paper.number}</span>
            </SendButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
