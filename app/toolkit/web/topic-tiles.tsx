import { countText } from '#app/courses/course-facts.ts';
import { Art } from '#app/ui/art/art.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { Toolkit } from '../contract.ts';
import { topicLabels, type Topic } from '../topics.ts';
import './topic-tiles.css';

interface TopicTilesProps {
  topics: Toolkit['topics'];
  current: Topic | undefined;
  /** Without one: of all topics. */
  addressOf: (topic: Topic | undefined) => string;
}

/** The topics with their number of files; the chosen one again shows all. */
export const TopicTiles = ({ topics, current, addressOf }: TopicTilesProps) => (
  <ul className="topic-tiles">
    {topics.map(({ topic, count }) => (
      <li key={topic}>
        <AppLink
          to={addressOf(topic === current ? undefined : topic)}
          preventScrollReset
          aria-current={topic === current ? 'true' : undefined}
        >
          <Art kind="module-mark" seed={topic} className="topic-tile-mark" />
          <span>
            <b className="strong">{topicLabels[topic]}</b>
            <span className="text-tiny text-soft">{countText(count, 'file')}</span>
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);
