import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.ts';
import './copy-button.css';

interface CopyProps {
  value: string;
  /** Toast texts. */
  copied: string;
  failed?: string;
  onCopied?: () => void;
  onFailed?: () => void;
}

/** Copies and tells how it went. */
export async function copyAndTell({ value, copied, failed = 'Failed to copy code', onCopied, onFailed }: CopyProps): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    toast.error(failed);
    return onFailed?.();
  }
  toast.success(copied);
  onCopied?.();
}

/** An icon that copies `value`; `label` says what is copied. */
export const CopyButton = ({ label, small, ...copy }: CopyProps & { label: string; small?: boolean }) => (
  <IconButton label={label} icon={<Icon name="copy" />} small={small} onClick={() => void copyAndTell(copy)} />
);

/** A code in its dashed frame; the frame is the button. */
export function CodeChip({ icon = true, ...copy }: CopyProps & { icon?: boolean }) {
  return (
    <button type="button" className="code-chip" aria-label={`Copy code ${copy.value}`} onClick={() => void copyAndTell(copy)}>
      {copy.value}
      {icon && <Icon name="copy" />}
    </button>
  );
}
