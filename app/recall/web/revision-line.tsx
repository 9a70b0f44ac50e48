import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { leftText } from '../recall-text.ts';
import './revision-line.css';

interface RevisionLineProps {
  blocks: number;
  minutes: number;
}

/** That something is left to revise today. */
export const RevisionLine = ({ blocks, minutes }: RevisionLineProps) => (
  <Card className="revision-line">
    <Icon name="rotate-ccw-clock" />
    <AppLink to="/dashboard/revision" className="link">
      {leftText(blocks, minutes)}
    </AppLink>
  </Card>
);
