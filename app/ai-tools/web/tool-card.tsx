import { AppLink } from '#app/ui/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { Badge, Tag } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/surface.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { toolPath } from '../addresses.ts';
import { categories } from '../categories.ts';
import type { Tool } from '../contract.ts';
import { pricingKinds, pricingOf } from '../tool-pricing.ts';
import './tool-card.css';

interface ToolCardProps {
  tool: Tool;
  /** Level of the name as a heading. */
  level: 2 | 3;
  /** Where tools are picked to stand beside each other. */
  compare?: { picked: boolean; full: boolean; onPick: () => void };
}

/** A tool in a grid. All of it is the link, but for the box that picks it. */
export function ToolCard({ tool, level, compare }: ToolCardProps) {
  const Heading = `h${level}` as const;
  const pricing = pricingOf(tool.pricing);
  return (
    <Card as="article" className="tool-card">
      <div className="tool-card-top">
        <Picture src={tool.logo} kind="module-mark" seed={tool.name} className="tool-logo" />
        {pricing && <Badge kind={pricing === 'paid' ? 'neutral' : 'info'}>{pricingKinds[pricing]}</Badge>}
      </div>
      <div>
        <Heading className="heading-4">
          <AppLink to={toolPath(tool.id)}>{tool.name}</AppLink>
        </Heading>
        <p className="text-small text-faint">{categories[tool.category]}</p>
      </div>
      <p className="tool-card-words">{tool.description}</p>
      {tool.rating !== null && <Stars rating={tool.rating} count={tool.reviews_count} />}
      <div className="tool-card-foot">
        <span className="text-small text-soft">{tool.pricing.price_range}</span>
        {tool.api_available && <Tag>API</Tag>}
      </div>
      {compare && (
        <label className="tool-card-pick">
          <input type="checkbox" checked={compare.picked} disabled={compare.full && !compare.picked} onChange={compare.onPick} />
          Compare<span className="visually-hidden"> {tool.name}</span>
        </label>
      )}
    </Card>
  );
}
