import { useAddressQuery } from '#app/ui/list/use-address-query.ts';

/**
 * Which row of a desk is being edited stands in the address (`?edit=`, or `new`), so that Back
 * closes the editor and a link opens it.
 */
export function useEdited<Row extends { id: string }>(rows: readonly Row[]) {
  const { read, set } = useAddressQuery();
  const id = read('edit');
  const row = rows.find((each) => each.id === id);
  return {
    open: id === 'new' || row !== undefined,
    /** None while a new one is being written. */
    row,
    edit: (chosen: string): void => set({ edit: chosen }),
    close: (): void => set({ edit: '' }, { replace: true }),
  };
}
