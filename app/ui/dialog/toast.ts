import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: ReactNode;
}

/** Milliseconds for which a toast is shown (part 1 section 9). */
const toastDuration = 3000;

interface Timer {
  timeout?: ReturnType<typeof setTimeout>;
  startedAt: number;
  left: number;
}

/**
 * The toasts on screen, each with its own timer; all timers can pause. Outside React, so that any
 * code may raise one.
 */
function createToasts() {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  let held = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const run = (id: number, left: number) => {
    const timeout = setTimeout(() => dismiss(id), left);
    timers.set(id, { timeout, startedAt: performance.now(), left });
  };
  /**
   * Pauses all timers while a toast is hovered or focused: if the others left, they would move it
   * from under the pointer.
   */
  const hold = () => {
    if (held) return;
    held = true;
    for (const [id, { timeout, startedAt, left }] of timers) {
      clearTimeout(timeout);
      timers.set(id, { startedAt, left: left - (performance.now() - startedAt) });
    }
  };
  /** Resumes the timers with their remaining time. */
  const release = () => {
    if (!held) return;
    held = false;
    for (const [id, { left }] of timers) run(id, left);
  };
  /**
   * Also resumes the timers: they may have been held by the toast's own button, which disappears
   * without an event.
   */
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.timeout);
    if (!timers.delete(id)) return;
    publish(shown.filter((toast) => toast.id !== id));
    release();
  };
  const show = (kind: ToastKind, text: ReactNode) => {
    for (const twin of shown.filter((toast) => toast.kind === kind && toast.text === text))
      dismiss(twin.id);
    const id = ++lastId;
    if (held) timers.set(id, { startedAt: performance.now(), left: toastDuration });
    else run(id, toastDuration);
    publish([...shown, { id, kind, text }]);
    return id;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { show, dismiss, hold, release, subscribe, current: () => shown };
}

export const toasts = createToasts();

/**
 * `toast.success('Successfully signed out')`, from anywhere in the browser. An error must also be
 * shown where it occurred.
 */
export const toast = {
  success: (text: ReactNode): number => toasts.show('success', text),
  error: (text: string): number => toasts.show('error', text),
  warning: (text: string): number => toasts.show('warning', text),
  info: (text: ReactNode): number => toasts.show('info', text),
  dismiss: toasts.dismiss,
};
