import { Icon } from './icon.tsx';
import './tick.css';

/** The mark before something that is included or locked; the words beside it say which. */
export const Tick = ({ shut = false }: { shut?: boolean }) =>
  shut ? <Icon name="lock" className="tick tick-shut" /> : <Icon name="check" className="tick" />;
