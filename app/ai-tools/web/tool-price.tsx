import { instantText } from '#app/shared/instant-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { Tool } from '../contract.ts';

/** A tool's price with the day it was found; `linked` links to the source. */
export function ToolPrice({
  pricing: { price_range: price, source, as_of: day },
  linked,
}: {
  pricing: Tool['pricing'];
  linked?: boolean;
}) {
  if (price === null || day === null) return price;
  const read = (
    <>
      as of <time dateTime={day}>{instantText(day, 'date')}</time>
    </>
  );
  return (
    <>
      {price},{' '}
      {linked && source ? (
        <AppLink to={source} className="link">
          {read}
        </AppLink>
      ) : (
        <span className="text-faint">{read}</span>
      )}
    </>
  );
}
