import { useState } from 'react';
import { ApiFailure } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/toast.ts';

interface SendingTexts {
  /** Of the toast, whatever went wrong. */
  failed: string;
  /** Beside the form, when the failure brings no words of its own. */
  fallback: string;
}

type State =
  | { status: 'idle' | 'busy' | 'sent' }
  /** `text` is about the form as a whole, `faults` about single fields by their name. */
  | { status: 'refused'; text: string; faults: Record<string, string> };

/** The sending of one form: idle, busy, then sent or refused (part 2 section 4, "Newsletter and enquiry forms", "Contact form"). */
export function useSending({ failed, fallback }: SendingTexts) {
  const [state, setState] = useState<State>({ status: 'idle' });

  /** Resolves to whether it was taken. */
  async function send(work: () => Promise<{ message: string }>): Promise<boolean> {
    setState({ status: 'busy' });
    try {
      const { message } = await work();
      toast.success(message);
      setState({ status: 'sent' });
      return true;
    } catch (failure) {
      const spoken = failure instanceof ApiFailure && failure.code !== 'server/unexpected' ? failure : undefined;
      const faults = spoken?.fields ?? {};
      setState({ status: 'refused', text: Object.keys(faults).length > 0 ? '' : (spoken?.message ?? fallback), faults });
      toast.error(failed);
      return false;
    }
  }

  /** For what the form itself finds before anything is sent. */
  const refuse = (faults: Record<string, string>): void => setState({ status: 'refused', text: '', faults });

  /** Whoever types again is mending it. */
  const follow = (field: string): void => {
    if (state.status === 'sent') setState({ status: 'idle' });
    if (state.status === 'refused') setState({ ...state, text: '', faults: { ...state.faults, [field]: '' } });
  };

  return { state, send, refuse, follow };
}
