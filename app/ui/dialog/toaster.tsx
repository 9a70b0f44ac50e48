import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { openModals } from './open-modals.ts';
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
 * Where toasts appear; once, at the end of the body. While a dialog is open they are in it: nothing
 * outside it can be pressed, or is read aloud.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.last, () => undefined);
  // Toasts that move leave the pointer and the focus behind, without an event.
  useEffect(() => toasts.release, [dialog]);
  return (
    <>
      <ToastRegion toasts={dialog ? none : shown} />
      {dialog && createPortal(<ToastRegion toasts={shown} />, dialog)}
    </>
  );
}

/** It exists before its content, so that the content is announced. */
function ToastRegion({ toasts: shown }: { toasts: readonly Toast[] }) {
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;

  // The top layer is a stack: reopening puts a new toast above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = region.current;
    // A dialog may be gone by now, with the region in it.
    if (!element?.isConnected) return;
    if (newest !== undefined && element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  const hold = () => {
    toasts.hold();
    const dialog = region.current?.closest('dialog');
    if (dialog) keepFocusIn(dialog);
  };
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
      onFocus={hold}
      onBlur={toasts.release}
    >
      <div role="status">{listOf(false)}</div>
      <div role="alert">{listOf(true)}</div>
    </div>
  );
}
