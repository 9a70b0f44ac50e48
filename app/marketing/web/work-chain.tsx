import { Icon } from '#app/ui/base/icon.tsx';
import './work-chain.css';

export interface ChainLink {
  step: string;
  result: string;
}

const looks = [
  { icon: 'shopping-bag', ink: 'genda' },
  { icon: 'package-search', ink: 'aasman' },
  { icon: 'languages', ink: 'gulab' },
  { icon: 'table-2', ink: 'pudina' },
] as const;

/** Four modules docked in a row: work starts on the left and is done on the right. */
export const WorkChain = ({ links }: { links: readonly ChainLink[] }) => (
  <ol className="work-chain">
    {looks.map(({ icon, ink }, index) => (
      <li key={ink}>
        <span className={`work-chain-icon work-chain-${ink}`}>
          <Icon name={icon} />
        </span>
        <div>
          <b>{links[index]?.step}</b>
          <small>{links[index]?.result}</small>
        </div>
      </li>
    ))}
  </ol>
);
