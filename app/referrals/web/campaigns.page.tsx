import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BannerPreview } from '#app/shell/banner-preview.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { Campaign, Campaigns, campaignsContract } from '../campaigns.contract.ts';
import type { Route } from './+types/campaigns.page';
import { CampaignTable } from './campaign-table.tsx';
import './campaigns.page.css';

const CampaignEditor = later(partOf(() => import('./campaign-editor.tsx'), 'CampaignEditor'));

const call = api<typeof campaignsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Campaigns',
    description: 'Plan, change and end the campaigns that the banner shows.',
    path: '/admin/campaigns',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /admin/campaigns', { query: { page } }), {
    only: 'finance',
  });
};

export default function CampaignsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The campaigns did not load"
      >
        {(found) => <Found {...found} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <div inert>
      <Head />
    </div>
    <DeskOutline />
  </>
);

function Head() {
  const { set } = useAddressQuery();
  return (
    <div className="campaigns-head">
      <p className="text-soft">
        One campaign runs at a time. Everyone except active members sees its banner.
      </p>
      <Button thruster={<Icon name="plus" />} onClick={() => set({ edit: 'new' })}>
        New campaign
      </Button>
    </div>
  );
}

const ending = {
  planned: {
    title: 'Cancel this campaign?',
    action: 'Cancel campaign',
    done: 'Campaign cancelled',
    consequences:
      'It will not start, and is removed from this list. Its promo code stays as it is.',
  },
  running: {
    title: 'End this campaign now?',
    action: 'End campaign',
    done: 'Campaign ended',
    consequences: 'Its banner disappears. Its promo code can still be used. This can’t be undone.',
  },
} as const;

function Found({ items, page, pages }: Campaigns) {
  const { addressOf } = useAddressQuery();
  const { open, row, edit, close } = useEdited(items);
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Campaign>();
  const asked = ending[chosen?.state === 'planned' ? 'planned' : 'running'];

  const saved = () => {
    toast.success(row ? 'Campaign saved' : 'Campaign planned');
    close();
  };
  const end = async ({ id, version }: Campaign) => {
    await call('POST /admin/campaigns/{id}/end', { params: { id }, body: { version } });
    toast.success(asked.done);
    await revalidate();
  };
  return (
    <div className="stack">
      {items.length === 0 ? (
        <EmptyState scene="empty" heading="No campaign yet">
          Plan one, and its banner appears on every page when it starts.
        </EmptyState>
      ) : (
        <Card className="campaigns-sheet">
          <CampaignTable campaigns={items} onEdit={({ id }) => edit(id)} onEnd={setChosen} />
        </Card>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {open && (
        <CampaignEditor
          key={`${row?.id} ${row?.version}`}
          campaign={row}
          Preview={BannerPreview}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={asked.title}
        action={asked.action}
        onConfirm={async () => chosen && end(chosen)}
      >
        {asked.consequences}
      </ConfirmDialog>
    </div>
  );
}
