import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { personalDataContract } from '../contract.ts';
import './own-data.css';

const call = api<typeof personalDataContract>();

/** Fetched with the token and then saved (decisions.md ruling 47). */
export function DataExport() {
  const { busy, text, submit } = useSubmission();
  const save = () =>
    submit(async () => {
      saveFile({
        name: 'your-data.zip',
        text: await call('GET /account/export'),
        type: 'application/zip',
      });
      toast.success('Your data is saved');
    });

  return (
    <Card className="own-data">
      <div className="own-data-head">
        <div>
          <h3 className="heading-4">Your data</h3>
          <p className="text-soft">
            Profile, orders, progress, codes and letters as one JSON file, with your photo and
            résumés, in one archive.
          </p>
        </div>
        <Button variant="secondary" busy={busy} onClick={() => void save()}>
          <Icon name="download" /> Download my data
        </Button>
      </div>
      <FormNote>{text}</FormNote>
    </Card>
  );
}
