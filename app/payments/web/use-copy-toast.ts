import { useEffect } from 'react';
import { copyOutcomes } from '#app/shared/discount-code.ts';
import { toast } from '#app/ui/dialog/toast.ts';

/**
 * Tells someone who came from the banner whether its code was copied (part 1 section 2). The
 * outcome is removed from the address, so that the toast appears once.
 */
export function useCopyToast(code: string | undefined): void {
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!code || (hash !== copyOutcomes.copied && hash !== copyOutcomes.failed)) return;
    history.replaceState(history.state, '', pathname + search);
    if (hash === copyOutcomes.copied) toast.success(`Code ${code} has been copied`);
    else toast.error('Failed to copy code');
  }, [code]);
}
