import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toasts, type Toast, type ToastKind } from './toast.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import './toaster.css';

const icons = {
  success: 'check',
  error: 'x',
  warning: 'triangle-exclamation-point',
  info: 'info',
} satisfies Record<ToastKind, IconName>;
const none: readonly Toast[] = [];

function ToastCard({ id, kind, text }: Toast) {
  return (
    <div className={`toast toast-${kind}`}>
      <span className="toast-icon">
        <Icon name={icons[kind]} />
      </span>
      <span className="toast-message">
        {text}
        <IconButton
          small
          label="Dismiss"
          icon={<Icon name="x" />}
          onClick={() => toasts.dismiss(id)}
        />
      </span>
    </div>
  );
}

/**
 * Where toasts appear; once, at the end of the body. The regions exist before their content, so
 * that it is announced.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const newest = shown.at(-1)?.id;

  // The top layer is a stack: reopening puts a new toast above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (newest !== undefined && element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  const listOf = (errors: boolean) =>
    shown
      .filter((toast) => (toast.kind === 'error') === errors)
      .map((toast) => <ToastCard key={toast.id} {...toast} />);
  return (
    <div
      className="toaster"
      popover="manual"
      ref={region}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      <div role="status">{listOf(false)}</div>
      <div role="alert">{listOf(true)}</div>
    </div>
  );
}
