import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { ToolkitFile, toolkitContract } from '../contract.ts';
import { formatTypes } from '../topics.ts';

const call = api<typeof toolkitContract>();

async function download({ slug, name, title, format }: ToolkitFile): Promise<void> {
  const text = await call('GET /toolkit/files/{slug}', { params: { slug } });
  saveFile({ name, text, type: formatTypes[format] });
  toast.success(`${title} downloaded`);
}

/** For a row: the icon alone. */
export function DownloadIcon({ file }: { file: ToolkitFile }) {
  const { busy, submit } = useSubmission({ onRefused: ({ words }) => toast.error(words) });
  return (
    <IconButton
      label={`Download ${file.title}`}
      icon={<Icon name="download" />}
      outlined
      aria-busy={busy}
      onClick={() => void submit(() => download(file))}
    />
  );
}

export const DownloadButton = ({ file }: { file: ToolkitFile }) => (
  <SendButton onSend={() => download(file)}>
    <Icon name="download" />
    Download {file.name}
  </SendButton>
);
