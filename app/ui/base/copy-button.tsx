import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import './copy-button.css';

interface CopyProps {
  value: string;
  /** Toast texts. */
  copied: string;
  failed: string;
}

/** Copies the value and shows in a toast whether it worked. */
export async function copyAndTell({ value, copied, failed }: CopyProps): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    toast.error(failed);
    return;
  }
  toast.success(copied);
}

/** An icon that copies `value`; `label` names the value. */
export const CopyButton = ({
  label,
  small,
  ...copy
}: CopyProps & { label: string; small?: boolean }) => (
  <IconButton
    label={label}
    icon={<Icon name="copy" />}
    small={small}
    onClick={() => void copyAndTell(copy)}
  />
);

/** A code in its dashed frame, inside the button that copies it. */
export const CodeChip = ({ children }: { children: string }) => (
  <span className="code-chip">
    {children}
    <Icon name="copy" />
  </span>
);
