export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds that a toast stands (part 1 section 9). */
export const toastDuration = 3000;

interface Timer {
  timeout?: ReturnType<typeof setTimeout>;
  startedAt: number;
  left: number;
}

/** The toasts on screen, each with a timer that can rest. Lives outside React, so that any code may raise one. */
export function createToasts() {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.timeout);
    if (timers.delete(id)) publish(shown.filter((toast) => toast.id !== id));
  };
  /** Starts the clock again where it rested. */
  const release = (id: number) => {
    const timer = timers.get(id);
    if (!timer || timer.timeout) return;
    timer.startedAt = performance.now();
    timer.timeout = setTimeout(() => dismiss(id), timer.left);
  };
  /** Lets the clock rest, e.g. while the toast is hovered or focused. */
  const hold = (id: number) => {
    const timer = timers.get(id);
    if (!timer?.timeout) return;
    clearTimeout(timer.timeout);
    timer.timeout = undefined;
    timer.left -= performance.now() - timer.startedAt;
  };
  const show = (kind: ToastKind, text: string) => {
    for (const twin of shown.filter((toast) => toast.kind === kind && toast.text === text)) dismiss(twin.id);
    const id = ++lastId;
    timers.set(id, { startedAt: 0, left: toastDuration });
    publish([...shown, { id, kind, text }]);
    release(id);
    return id;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { show, dismiss, hold, release, subscribe, current: () => shown };
}

export const toasts = createToasts();

/** `toast.success('Successfully signed out')`, from anywhere in the browser. An error must also stand where it arose. */
export const toast = {
  success: (text: string): number => toasts.show('success', text),
  error: (text: string): number => toasts.show('error', text),
  warning: (text: string): number => toasts.show('warning', text),
  info: (text: string): number => toasts.show('info', text),
  dismiss: toasts.dismiss,
};
