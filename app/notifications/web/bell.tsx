import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type ComponentType } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import './bell.css';

/** Loads on the first opening, so that pages don't pay for it earlier. */
const loadList = partOf(() => import('./bell-list.tsx'), 'BellList');

const mostShown = 99;

/**
 * The number of unread notifications, and on a press the newest ones. Screen readers read the
 * number with the button's name, never on its own.
 */
export function Bell({ unread }: { unread: number }) {
  const [List, setList] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const [openings, setOpenings] = useState(0);

  const load = () => {
    setFailed(false);
    void loadList().then(
      (loaded) => setList(() => loaded),
      () => setFailed(true),
    );
  };
  const open = () => {
    setOpenings(openings + 1);
    if (!List) load();
  };

  return (
    <Menu
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span className="bell-count" aria-hidden="true">
              {unread > mostShown ? `${mostShown}+` : unread}
            </span>
          )}
        </>
      }
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      triggerClassName="icon-button bell"
      panelClassName="bell-panel"
      align="end"
      onOpen={open}
    >
      {List ? (
        <List key={openings} />
      ) : (
        <div className="bell-waiting">{failed ? <Failed onRetry={load} /> : <BusyRocket />}</div>
      )}
    </Menu>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="stack">
    <p>Your notifications did not load.</p>
    <Button size="small" variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
