import { Icon } from '#app/ui/base/icon.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { toolsPath } from '../addresses.ts';

/** Back to the directory, with its filter. */
export const BackLink = () => (
  <ButtonLink to={useListLeft(toolsPath).list} variant="quiet" size="small">
    <Icon name="arrow-left" /> Back to AI Tools
  </ButtonLink>
);
