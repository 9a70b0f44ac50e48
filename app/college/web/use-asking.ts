import { useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/toast.ts';

interface Asking {
  busy: boolean;
  /** About the form as a whole. */
  text: string;
  /** About single fields, by their name. */
  faults: Readonly<Record<string, string>>;
}

const idle: Asking = { busy: false, text: '', faults: {} };

/** The sending of one form: what stands in its fields stays there when it is refused. */
export function useAsking(onTaken: () => void) {
  const [asking, setAsking] = useState(idle);

  async function send(work: () => Promise<{ message: string }>): Promise<void> {
    if (asking.busy) return;
    setAsking({ ...idle, busy: true });
    try {
      toast.success((await work()).message);
      setAsking(idle);
      onTaken();
    } catch (failure) {
      const faults = failure instanceof ApiFailure ? failure.fields : {};
      setAsking({ busy: false, faults, text: Object.keys(faults).length > 0 ? '' : failureText(failure) });
    }
  }

  /** Whoever types again is mending it. */
  const follow = (field: string): void => {
    if (asking.text || asking.faults[field]) setAsking({ ...asking, text: '', faults: { ...asking.faults, [field]: '' } });
  };

  return { ...asking, send, follow };
}
