import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';

export const OrderPages = (shown: { page: number; pages: number; label: string }) => (
  <Pagination {...shown} addressOf={useAddressQuery().addressOf} />
);
