import { Fragment } from 'react';
import { partsOfText } from '../text-links.ts';
import './post-words.css';

/** What a person wrote: plain text, in which https addresses are links. */
export const PostWords = ({ words }: { words: string }) => (
  <p className="post-words">
    {partsOfText(words).map(({ at, text, href }) =>
      href ? (
        <a key={at} className="link" href={href} rel="nofollow ugc noopener noreferrer">
          {text}
        </a>
      ) : (
        <Fragment key={at}>{text}</Fragment>
      ),
    )}
  </p>
);
