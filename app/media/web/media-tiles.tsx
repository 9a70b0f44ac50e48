import { Badge } from '#app/ui/base/badge.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { Media } from '../contract.ts';
import { sizeText } from '#app/shared/size-text.ts';
import { clockText } from '../video-times.ts';
import './media-tiles.css';

interface MediaTilesProps {
  items: readonly Media[];
  onOpen: (item: Media) => void;
}

/** A badge is always something to do. */
export const MediaTiles = ({ items, onOpen }: MediaTilesProps) => (
  <ul className="media-tiles">
    {items.map((item) => (
      <li key={item.id} className="media-tile">
        <span className="media-tile-face">
          {item.thumbnail ? (
            <img
              src={item.thumbnail}
              alt=""
              loading="lazy"
              width={item.width ?? undefined}
              height={item.height ?? undefined}
            />
          ) : (
            <Icon name={item.kind === 'video' ? 'circle-play' : 'paperclip'} />
          )}
          {item.kind === 'video' && (
            <span className="media-tile-badge">
              {item.captions.length > 0 ? (
                <Badge kind="ok">Captions {item.captions.join(', ')}</Badge>
              ) : (
                <Badge kind="warn">No captions</Badge>
              )}
            </span>
          )}
          {item.seconds !== null && (
            <span className="media-tile-length">{clockText(item.seconds)}</span>
          )}
          {item.kind === 'picture' && item.description === '' && !item.decorative && (
            <span className="media-tile-badge">
              <Badge kind="bad">No description</Badge>
            </span>
          )}
        </span>
        <button type="button" onClick={() => onOpen(item)}>
          <b>{item.name}</b>
          <span className="text-small text-soft">
            {item.uses === 0
              ? 'Not used yet'
              : item.uses === 1
                ? 'Used once'
                : `Used ${item.uses} times`}
            , {sizeText(item.size)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
