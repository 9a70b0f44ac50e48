import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { leftText } from '../recall-text.ts';
import './review-line.css';

interface ReviewLineProps {
  blocks: number;
  minutes: number;
}

/** That something is left to review today. */
export const ReviewLine = ({ blocks, minutes }: ReviewLineProps) => (
  <Card className="review-line">
    <Icon name="rotate-ccw-clock" />
    <AppLink to="/dashboard/review" className="link">
      {leftText(blocks, minutes)}
    </AppLink>
  </Card>
);
