import { AppLink } from '#app/ui/base/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { toolPath, toolsPath } from '../addresses.ts';
import { categories } from '../categories.ts';
import type { Tool } from '../contract.ts';
import { pricingKinds, pricingOf } from '../tool-pricing.ts';
import './tool-card.css';

interface ToolCardProps {
  tool: Tool;
  /** Level of the name as a heading. */
  level: 2 | 3;
  /** Set if tools can be picked for comparison. */
  compare?: { picked: boolean; full: boolean; onPick: () => void };
}

/** A tool in a grid. The whole card is the link, except the box that picks it. */
export function ToolCard({ tool, level, compare }: ToolCardProps) {
  const Heading = `h${level}` as const;
  const pricing = pricingOf(tool.pricing);
  const from = useListLeft(toolsPath);
  return (
    <Card as="article" className="tool-card">
      <div className="tool-card-top">
        <Picture src={tool.logo} kind="module-mark" seed={tool.name} className="tool-logo" />
        {pricing !== 'unknown' && (
          <Badge kind={pricing === 'paid' ? 'neutral' : 'info'}>{pricingKinds[pricing]}</Badge>
        )}
      </div>
      <div>
        <Heading className="heading-4">
          <AppLink to={toolPath(tool.id)} from={from}>
            {tool.name}
          </AppLink>
        </Heading>
        <p className="text-small text-faint">{categories[tool.category]}</p>
      </div>
      <p className="tool-card-words">{tool.description}</p>
      {tool.rating !== null && <Stars rating={tool.rating} count={tool.reviews_count} />}
      {tool.pricing.price_range && <p className="text-small">{tool.pricing.price_range}</p>}
      {(compare || tool.api_available) && (
        <div className="tool-card-foot">
          {compare && (
            <CheckField
              className="tool-card-pick"
              label={
                <>
                  Compare<span className="visually-hidden"> {tool.name}</span>
                </>
              }
              checked={compare.picked}
              disabled={compare.full && !compare.picked}
              onChange={compare.onPick}
            />
          )}
          {tool.api_available && <Tag>API</Tag>}
        </div>
      )}
    </Card>
  );
}
