import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { mediaContract, MediaPage, UnfinishedUpload } from '../contract.ts';
import { sizeText } from '#app/shared/size-text.ts';
import { DropArea } from './drop-area.tsx';
import { MediaTiles } from './media-tiles.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import './media-library.css';

const MediaDialog = later(partOf(() => import('./media-dialog.tsx'), 'MediaDialog'));

const call = api<typeof mediaContract>();

const filters = [
  { show: '', label: 'All' },
  { show: 'picture', label: 'Pictures' },
  { show: 'video', label: 'Videos' },
  { show: 'file', label: 'Files' },
  { show: 'undescribed', label: 'No description' },
];

/** Pictures and files of lessons: what there is, and what is being sent. */
export function MediaLibrary(library: MediaPage & { unfinished: readonly UnfinishedUpload[] }) {
  const { items, total, taken, quota, page, pages, unfinished } = library;
  const { query, read, filter, addressWith, addressOf } = useAddressQuery();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { files, add, drop } = useUploads(reload);
  const [open, setOpen] = useState<string>();
  // What goes on here is in the list of the server, too.
  const left = unfinished.filter(
    ({ name, size }) => !files.some((file) => file.name === name && file.size === size),
  );
  const forget = ({ id }: UnfinishedUpload) =>
    call('DELETE /media/{id}', { params: { id } }).then(reload, (failure: unknown) =>
      toast.error(failureText(failure)),
    );
  return (
    <div className="media-library">
      <p className="text-small text-soft">
        {total === 1 ? '1 file' : `${total} files`}. The school uses {sizeText(taken)} of{' '}
        {sizeText(quota)}.
      </p>
      <div>
        <DropArea onFiles={add} />
        <UploadList
          files={files}
          unfinished={left}
          onDrop={drop}
          onForget={(upload) => void forget(upload)}
          onDescribe={setOpen}
        />
      </div>
      <div className="media-filters">
        <SearchBox
          label="Search"
          hideLabel
          placeholder="Name or description"
          value={read('search')}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        <SegmentedLinks
          label="Which files"
          links={filters.map(({ show, label }) => ({
            to: addressWith({ show, page: '' }),
            label,
            current: read('show') === show,
          }))}
        />
      </div>
      {items.length > 0 ? (
        <MediaTiles items={items} onOpen={({ id }) => setOpen(id)} />
      ) : (
        <EmptyState scene="empty" heading="No files here">
          {query.size > 0 ? 'Nothing matches this search.' : 'Drop one above, and it appears here.'}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {open !== undefined && (
        <MediaDialog
          id={open}
          onClose={() => setOpen(undefined)}
          onChanged={() => {
            setOpen(undefined);
            reload();
          }}
        />
      )}
    </div>
  );
}
