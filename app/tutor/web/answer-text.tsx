import { Fragment, type ReactNode } from 'react';
import { blocksOf, soFar, wordsOf, type Block, type Words } from './answer-blocks.ts';
import { partsOf, shortened, type Exchange } from './exchange.ts';
import './answer-text.css';

interface AnswerTextProps {
  exchange: Exchange;
  onPassage: (words: string) => void;
}

/** What the tutor has said so far, with the little Markdown that a model writes. */
export function AnswerText({ exchange, onPassage }: AnswerTextProps) {
  const { text, end, passages } = exchange;
  const drawn = (said: string) => numbered(wordsOf(said), (words) => drawWords(words));
  const drawWords = ({ text: words, as: Tag }: Words): ReactNode => {
    if (Tag === 'code') return <code>{words}</code>;
    if (Tag !== 'plain') return <Tag>{drawn(words)}</Tag>;
    return numbered(partsOf({ text: words, passages }), (part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <PassageButton
          number={part.passage}
          words={passages.get(part.passage) ?? ''}
          onPassage={onPassage}
        />
      ),
    );
  };
  const drawBlock = (block: Block) => {
    if (block.kind === 'list') {
      const items = numbered(block.items, (item) => <li>{drawn(item)}</li>);
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    return block.kind === 'code' ? <pre>{block.text}</pre> : <p>{drawn(block.text)}</p>;
  };
  return (
    <div className="answer-text">{numbered(blocksOf(end ? text : soFar(text)), drawBlock)}</div>
  );
}

const numbered = <Part,>(parts: readonly Part[], draw: (part: Part) => ReactNode) =>
  parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text only ever grow at the end
    <Fragment key={index}>{draw(part)}</Fragment>
  ));

interface PassageButtonProps extends Pick<AnswerTextProps, 'onPassage'> {
  number: number;
  words: string;
}

const PassageButton = ({ number, words, onPassage }: PassageButtonProps) => (
  <button
    type="button"
    className="tutor-reference"
    aria-label={`Passage ${number}: ${shortened(words)}`}
    onClick={() => onPassage(words)}
  >
    {number}
  </button>
);
