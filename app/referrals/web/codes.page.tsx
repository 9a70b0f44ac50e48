import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import {
  FilterForm,
  FilterOutline,
  SearchFilter,
  SelectFilter,
} from '#app/ui/list/filter-form.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { PromoCode, PromoCodes, promoCodesContract } from '../promo-codes.contract.ts';
import { promoStateNames, promoStates } from '../promo-state.ts';
import type { Route } from './+types/codes.page';
import { PromoTable } from './promo-table.tsx';
import './codes.page.css';

const PromoEditor = later(partOf(() => import('./promo-editor.tsx'), 'PromoEditor'));

const call = api<typeof promoCodesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Promo codes',
    description: 'Make, change and end promo codes.',
    path: '/admin/codes',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const state = promoStates.find((each) => each === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 20) || undefined;
  return personalAnswer(
    () => call('GET /admin/promo-codes', { query: { q, state, page: pageNumberIn(query) } }),
    { only: 'finance' },
  );
};

export default function CodesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Filter />
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The codes did not load"
      >
        {(found) => <Found {...found} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <FilterOutline>
      <Filter />
    </FilterOutline>
    <DeskOutline />
  </>
);

function Filter() {
  const { set } = useAddressQuery();
  return (
    <FilterForm>
      <SearchFilter name="q" label="Search" placeholder="Code" />
      <SelectFilter
        name="state"
        label="State"
        options={promoStates.map((state) => ({ value: state, label: promoStateNames[state] }))}
      />
      <Button thruster={<Icon name="plus" />} onClick={() => set({ edit: 'new' })}>
        New code
      </Button>
    </FilterForm>
  );
}

function Found({ items, page, pages }: PromoCodes) {
  const { addressOf, clear } = useAddressQuery();
  const { open, row, edit, close } = useEdited(items);
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<PromoCode>();

  const saved = () => {
    toast.success(row ? 'Code saved' : 'Code made');
    close();
  };
  const end = async ({ id }: PromoCode) => {
    await call('POST /admin/promo-codes/{id}/end', { params: { id } });
    toast.success('Code ended');
    await revalidate();
  };
  return (
    <div className="stack">
      {items.length === 0 ? (
        <EmptyState
          scene="scope"
          heading="No code found"
          action={<ShowAllButton onClick={clear}>Show all codes</ShowAllButton>}
        >
          No promo code matches this search.
        </EmptyState>
      ) : (
        <Card className="codes-sheet">
          <PromoTable codes={items} onEdit={({ id }) => edit(id)} onEnd={setEnding} />
        </Card>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {open && (
        <PromoEditor
          key={`${row?.id} ${row?.version}`}
          promo={row}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title="End this code?"
        action="End code"
        onConfirm={async () => ending && end(ending)}
      >
        Nobody can use {ending?.code} from now on. Orders that have reserved it can still be paid.
        This can’t be undone.
      </ConfirmDialog>
    </div>
  );
}
