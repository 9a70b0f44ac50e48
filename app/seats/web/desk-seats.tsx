import { memberPath } from '#app/shared/addresses.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { DeskSeat } from '../contract.ts';
import { seatStateNames } from '../seat-state.ts';

/** The codes of an order, and who redeemed them. Only an admin may open a member's page. */
export function DeskSeats({ seats }: { seats: readonly DeskSeat[] }) {
  const { admin } = standingOf(useIdentity());
  if (seats.length === 0) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="codes-heading">
      <h2 id="codes-heading" className="heading-4">
        Codes
      </h2>
      <Table
        caption="The codes of this order"
        columns={columnsFor(admin)}
        rows={seats}
        keyOf={({ place }) => String(place)}
      />
    </Card>
  );
}

const columnsFor = (admin: boolean): readonly Column<DeskSeat>[] => [
  { name: 'Code', numeric: true, cell: ({ place }) => place },
  { name: 'What became of it', cell: (seat) => <Happened seat={seat} linked={admin} /> },
];

function Happened({ seat, linked }: { seat: DeskSeat; linked: boolean }) {
  const { state, redeemedBy, redeemedAt, sentTo, sentAt, withdrawnAt } = seat;
  const at = redeemedAt ?? (sentTo === null ? withdrawnAt : sentAt);
  return (
    <>
      {seatStateNames[state]}
      {redeemedBy && (
        <>
          {state === 'withdrawn' ? ', after it was redeemed by ' : ' by '}
          <Holder {...redeemedBy} linked={linked} />
        </>
      )}
      {sentTo && `, sent to ${sentTo}`}
      {at && (
        <>
          {' '}
          on <LocalTime instant={at} format="date" />
        </>
      )}
    </>
  );
}

const Holder = ({ uid, name, linked }: { uid: string; name: string; linked: boolean }) =>
  linked ? (
    <AppLink className="link" to={memberPath(uid)}>
      {name}
    </AppLink>
  ) : (
    name
  );
