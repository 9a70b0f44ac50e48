import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
// The look of the server's form.
import '#app/enquiries/web/email-form.css';
import '#app/ui/form-field.css';

const kept = { __html: '' };

/**
 * Stands in the browser for `footer-form.tsx`: hydration keeps the server's form, and its script is loaded when somebody comes near.
 * What was typed until then stays.
 */
export function FooterForm() {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const typed = useRef<{ value: string; focused: boolean }>(undefined);
  const field = () => place.current?.querySelector('input');

  useEffect(() => {
    const load = async () => {
      const { FooterForm: Loaded } = await import('./footer-form.tsx');
      const input = field();
      if (input) typed.current = { value: input.value, focused: input === document.activeElement };
      setForm(() => Loaded);
    };
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        approach.disconnect();
        // When the network fails the form's button stays out of use.
        load().catch(() => undefined);
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
  return <div ref={place}>{Form ? <Form /> : served}</div>;
}
