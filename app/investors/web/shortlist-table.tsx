import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { investorsContract } from '../contract.ts';

const call = api<typeof investorsContract>();

/** The download of one's own shortlist. */
export function ShortlistTable() {
  const { busy, text, submit } = useSubmission();
  const download = async () =>
    saveFile({
      name: 'investors.csv',
      text: await call('GET /investor-shortlist'),
      type: 'text/csv',
    });
  return (
    <div className="row row-between">
      <Button size="small" variant="secondary" busy={busy} onClick={() => void submit(download)}>
        <Icon name="download" aria-hidden="true" /> Save my list (CSV)
      </Button>
      <FormNote>{text}</FormNote>
    </div>
  );
}
