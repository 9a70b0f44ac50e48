import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/base/button.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import { investorsDeskPath } from '../addresses.ts';
import type {
  DeskInvestor,
  DeskInvestors,
  investorDeskContract,
  Letters,
} from '../desk.contract.ts';
import type { Route } from './+types/investors-desk.page';
import { DeskInvestorTable } from './desk-investor-table.tsx';
import { InvestorTables } from './investor-tables.tsx';
import { Letters as LetterRows } from './letters.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const InvestorEditor = later(partOf(() => import('./investor-editor.tsx'), 'InvestorEditor'));

const call = api<typeof investorDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Investors',
    description: 'The directory, and what people write about it.',
    path: investorsDeskPath,
    indexed: false,
  });

const tabs = ['shown', 'hidden', 'letters'] as const;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const page = pageNumberIn(searchParams);
  const show = tabs.find((tab) => tab === searchParams.get('show')) ?? 'shown';
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  return personalAnswer(
    async () =>
      show === 'letters'
        ? { show, ...(await call('GET /admin/investor-letters', { query: { page } })) }
        : { show, ...(await call('GET /admin/investors', { query: { show, q, page } })) },
    { only: 'admin' },
  );
};

export default function InvestorsDeskPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The investors did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

type DeskProps = ({ show: 'shown' | 'hidden' } & DeskInvestors) | ({ show: 'letters' } & Letters);

function Desk(desk: DeskProps) {
  const { set } = useAddressQuery();
  const { counts } = desk;
  return (
    <div className="stack">
      <DeskList
        label="Which investors"
        name="show"
        tabs={[
          { value: 'shown', label: 'Shown', count: counts.shown },
          { value: 'hidden', label: 'Hidden', count: counts.hidden },
          { value: 'letters', label: 'Letters', count: counts.letters },
        ]}
        current={desk.show}
        action={
          <Button thruster={<Icon name="plus" />} onClick={() => set({ edit: 'new' })}>
            Add an investor
          </Button>
        }
        pages={desk.pages}
      >
        {'investors' in desk ? <InvestorRows {...desk} /> : <LetterRows {...desk} />}
      </DeskList>
      <InvestorTables all={counts.shown + counts.hidden} />
    </div>
  );
}

function InvestorRows({
  show,
  investors,
}: {
  show: 'shown' | 'hidden';
  investors: readonly DeskInvestor[];
}) {
  const { read, filter } = useAddressQuery();
  const { open, row, edit, close } = useEdited(investors);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskInvestor>();
  const publish = async ({ id, version }: DeskInvestor, shown: boolean) => {
    try {
      await call('PUT /admin/investors/{id}/publication', {
        params: { id },
        body: { shown, version },
      });
      toast.success(shown ? 'Investor shown' : 'Investor hidden');
    } finally {
      // Also after a refusal, because the shown data may be old.
      await revalidate();
    }
  };
  const saved = () => {
    toast.success(row ? 'Investor changed' : 'Investor added');
    close();
  };
  return (
    <>
      <SearchBox
        label="Search investors"
        hideLabel
        placeholder="Search by name or firm"
        value={read('q')}
        onSearch={(q) => filter({ q }, { replace: true })}
      />
      {investors.length > 0 ? (
        <Card>
          <DeskInvestorTable
            investors={investors}
            onEdit={({ id }) => edit(id)}
            onPublish={publish}
            onRemove={setLeaving}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading={read('q') ? 'No investor matches that' : 'Nobody here'}>
          {read('q')
            ? 'Try another part of the name.'
            : show === 'hidden'
              ? 'Hidden investors can be shown again from here.'
              : 'Add the first one.'}
        </EmptyState>
      )}
      {open && (
        <InvestorEditor
          key={`${row?.id} ${row?.version}`}
          investor={row}
          onClose={close}
          onSaved={saved}
        />
      )}
      <RemovalDialog investor={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}
