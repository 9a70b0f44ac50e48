import { Check, Lock } from 'lucide-react';
import './tick.css';

/** The mark before something that one gets, or that is shut; the words beside it say which. */
export const Tick = ({ shut = false }: { shut?: boolean }) => (shut ? <Lock className="tick tick-shut" /> : <Check className="tick" />);
