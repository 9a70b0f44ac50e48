import { Languages, PackageSearch, ShoppingBag, Table2 } from 'lucide-react';
import './work-chain.css';

export interface ChainLink {
  step: string;
  result: string;
}

const looks = [
  { icon: ShoppingBag, ink: 'genda' },
  { icon: PackageSearch, ink: 'aasman' },
  { icon: Languages, ink: 'gulab' },
  { icon: Table2, ink: 'pudina' },
] as const;

/** Four modules docked in a row: what starts on the left is done on the right. */
export const WorkChain = ({ links }: { links: readonly ChainLink[] }) => (
  <ol className="work-chain">
    {looks.map(({ icon: Icon, ink }, index) => (
      <li key={ink}>
        <span className={`work-chain-icon work-chain-${ink}`}>
          <Icon aria-hidden="true" />
        </span>
        <div>
          <b>{links[index]?.step}</b>
          <small>{links[index]?.result}</small>
        </div>
      </li>
    ))}
  </ol>
);
