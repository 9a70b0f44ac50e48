import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { exportContract } from '../export.contract.ts';

const call = api<typeof exportContract>();

interface CourseExportProps {
  id: string;
  /** Names the file. */
  slug: string;
}

/** Saves the course, with unpublished changes and quizzes, in two forms that can be imported. */
export const CourseExport = ({ id, slug }: CourseExportProps) => (
  <div className="row">
    <SendButton
      size="small"
      variant="quiet"
      onSend={async () =>
        saveFile({
          name: `${slug}.zip`,
          text: await call('GET /authoring/courses/{id}/folder', { params: { id } }),
          type: 'application/zip',
        })
      }
    >
      <Icon name="download" /> Export as Markdown
    </SendButton>
    <SendButton
      size="small"
      variant="quiet"
      onSend={async () => {
        const courses = await call('GET /authoring/courses/{id}/export', { params: { id } });
        const text = `${JSON.stringify(courses, null, 2)}\n`;
        saveFile({ name: `${slug}.json`, text, type: 'application/json' });
      }}
    >
      <Icon name="download" /> Export as JSON
    </SendButton>
  </div>
);
