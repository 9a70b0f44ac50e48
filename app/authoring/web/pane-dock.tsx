import { Icon, type IconName } from '#app/ui/base/icon.tsx';

const panes = ['outline', 'write', 'see'] as const;
export type Pane = (typeof panes)[number];

const faces: Record<Pane, { label: string; icon: IconName }> = {
  outline: { label: 'Outline', icon: 'list-tree' },
  write: { label: 'Write', icon: 'square-pen' },
  see: { label: 'See', icon: 'eye' },
};

interface PaneDockProps {
  current: Pane;
  onChoose: (pane: Pane) => void;
}

/** On a narrow screen: which of the three panes is in view. */
export const PaneDock = ({ current, onChoose }: PaneDockProps) => (
  <nav className="author-dock" aria-label="Panes">
    {panes.map((pane) => (
      <button
        key={pane}
        type="button"
        aria-pressed={pane === current}
        onClick={() => onChoose(pane)}
      >
        <Icon name={faces[pane].icon} /> {faces[pane].label}
      </button>
    ))}
  </nav>
);
