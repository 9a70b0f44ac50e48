import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLoading } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
// The styles of the server's form.
import '#app/enquiries/web/email-form.css';
import '#app/ui/form/form-field.css';

const kept = { __html: '' };
const loadForm = partOf(() => import('./footer-form.tsx'), 'FooterForm');

/**
 * Replaces `footer-form.tsx` in the browser: hydration keeps the server's form. Its script is
 * loaded when someone comes near it, or uses the page after it failed to load. The input typed
 * before that stays.
 */
export function FooterForm() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // Null: it did not load.
  const [Form, setForm] = useState<ComponentType | null>();
  const typed = useRef<{ value: string; focused: boolean }>(undefined);
  const field = () => place.current?.querySelector('input');

  useLoading(loadForm, {
    wanted: near && !Form,
    onLoaded: (loaded) => {
      const input = field();
      if (input) typed.current = { value: input.value, focused: input === document.activeElement };
      setForm(() => loaded);
    },
    onFailed: () => setForm(null),
  });

  useEffect(() => {
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        approach.disconnect();
        setNear(true);
      },
      { rootMargin: '600px' },
    );
    if (place.current) approach.observe(place.current);
    return () => approach.disconnect();
  }, []);

  useLayoutEffect(() => {
    const input = field();
    if (!Form || !input || !typed.current) return;
    input.value = typed.current.value;
    if (typed.current.focused) input.focus({ preventScroll: true });
  }, [Form]);

  // oxlint-disable-next-line react/no-danger -- empty: it says that the server's markup stays
  const served = <div suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <div ref={place}>
      {Form ? <Form /> : served}
      {/* Not earlier: the server's markup has no such element. */}
      {Form === null && (
        <p role="status">This form did not load. Start using it, and we will load it again.</p>
      )}
    </div>
  );
}
