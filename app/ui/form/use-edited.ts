import { useAddressQuery } from '#app/ui/list/use-address-query.ts';

/**
 * The address says which row of a desk is being edited (`?edit=`, or `new`), so that Back closes
 * the editor and a link opens it.
 */
export function useEdited<Row extends { id: string }>(rows: readonly Row[]) {
  const { read, set } = useAddressQuery();
  const id = read('edit');
  const row = rows.find((each) => each.id === id);
  return {
    open: id === 'new' || row !== undefined,
    /** Undefined while a new row is being written. */
    row,
    edit: (chosen: string): void => set({ edit: chosen }),
    close: (): void => set({ edit: '' }, { replace: true }),
  };
}
