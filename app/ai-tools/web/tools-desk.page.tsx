import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
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
import type { DeskSuggestions, DeskTool, DeskTools, toolDeskContract } from '../desk.contract.ts';
import { suggestionKinds } from '../suggestion-kind.ts';
import type { Route } from './+types/tools-desk.page';
import { DeskToolTable } from './desk-tool-table.tsx';
import { Suggestions } from './suggestions.tsx';

const ToolEditor = later(partOf(() => import('./tool-editor.tsx'), 'ToolEditor'));

const call = api<typeof toolDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'AI tools',
    description: 'The directory, and what people say about it.',
    path: '/admin/ai-tools',
    indexed: false,
  });

const tabs = ['shown', 'hidden', ...suggestionKinds] as const;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const show = tabs.find((tab) => tab === searchParams.get('show')) ?? 'shown';
  const page = pageNumberIn(searchParams);
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  return personalAnswer(
    async () =>
      show === 'shown' || show === 'hidden'
        ? { show, ...(await call('GET /admin/ai-tools', { query: { show, q, page } })) }
        : {
            show,
            ...(await call('GET /admin/ai-tool-suggestions', { query: { kind: show, page } })),
          },
    { only: 'admin' },
  );
};

export default function ToolsDeskPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<DeskOutline />} failedHeading="The tools did not load">
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

type DeskProps =
  | ({ show: 'shown' | 'hidden' } & DeskTools)
  | ({ show: 'missing' | 'changed' } & DeskSuggestions);

function Desk(desk: DeskProps) {
  const { set } = useAddressQuery();
  const { counts } = desk;
  return (
    <DeskList
      label="Which tools"
      name="show"
      tabs={[
        { value: 'shown', label: 'Shown', count: counts.shown },
        { value: 'hidden', label: 'Hidden', count: counts.hidden },
        { value: 'missing', label: 'Suggestions', count: counts.missing },
        { value: 'changed', label: 'Reports', count: counts.changed },
      ]}
      current={desk.show}
      action={
        <Button thruster={<Icon name="plus" />} onClick={() => set({ edit: 'new' })}>
          Publish a tool
        </Button>
      }
      pages={desk.pages}
    >
      {'tools' in desk ? <ToolRows {...desk} /> : <Suggestions {...desk} />}
    </DeskList>
  );
}

function ToolRows({ show, tools }: { show: 'shown' | 'hidden'; tools: readonly DeskTool[] }) {
  const { read, filter } = useAddressQuery();
  const { open, row, edit, close } = useEdited(tools);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskTool>();
  const saved = () => {
    toast.success(row ? 'Tool changed' : 'Tool published');
    close();
  };
  const publish = async ({ id, version }: DeskTool, shown: boolean) => {
    await call('PUT /admin/ai-tools/{id}/publication', {
      params: { id },
      body: { shown, version },
    });
    toast.success(shown ? 'Tool shown' : 'Tool hidden');
    await revalidate();
  };
  return (
    <>
      <SearchBox
        label="Search tools"
        hideLabel
        placeholder="Search by name"
        value={read('q')}
        onSearch={(q) => filter({ q }, { replace: true })}
      />
      {tools.length > 0 ? (
        <Card>
          <DeskToolTable
            tools={tools}
            onEdit={({ id }) => edit(id)}
            onHide={setLeaving}
            onShow={(tool) => publish(tool, true)}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading={read('q') ? 'No tool matches that' : 'Nothing here'}>
          {read('q')
            ? 'Try another part of its name.'
            : show === 'hidden'
              ? 'Hidden tools can be shown again from here.'
              : 'Publish the first one.'}
        </EmptyState>
      )}
      {open && (
        <ToolEditor key={`${row?.id} ${row?.version}`} tool={row} onClose={close} onSaved={saved} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`Hide ${leaving?.name}?`}
        action="Hide"
        onConfirm={async () => leaving && publish(leaving, false)}
      >
        It leaves the directory, and its page says that there is no such tool. Its ratings are kept,
        and you can show it again from here.
      </ConfirmDialog>
    </>
  );
}
