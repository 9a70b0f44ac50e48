import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import './breadcrumb.css';

/** The path to this page; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {items.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <Icon name="chevron-right" />}
            {to ? <AppLink to={to}>{label}</AppLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
