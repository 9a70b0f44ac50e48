import { useMemo } from 'react';
import { inStretches, textDifference, type Piece } from './word-difference.ts';
import './text-difference.css';

interface TextDifferenceProps {
  before: string;
  after: string;
  /** Names the region. */
  label: string;
}

/** Two versions of a text as one: what went is struck out, what came is underlined. */
export function TextDifference({ before, after, label }: TextDifferenceProps) {
  const pieces = useMemo(() => inStretches(textDifference(before, after)), [before, after]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="text-difference" role="region" aria-label={`Difference: ${label}`} tabIndex={0}>
      {pieces.map((piece, index) => (
        <PieceText
          // The pieces of two texts never move.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          piece={piece}
          first={index === 0}
          last={index === pieces.length - 1}
        />
      ))}
    </div>
  );
}

interface PieceTextProps {
  piece: Piece;
  first: boolean;
  last: boolean;
}

function PieceText({ piece: { kind, text }, first, last }: PieceTextProps) {
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return nearby(text, { first, last });
}

/** Characters shown beside a change. */
const beside = 160;

/** The parts of an unchanged stretch that are next to a change, in whole words. */
function nearby(text: string, { first, last }: { first: boolean; last: boolean }): string {
  if (text.length <= 3 * beside) return text;
  const head = first ? '' : text.slice(0, beside).replace(/\S*$/, '');
  const tail = last ? '' : text.slice(-beside).replace(/^\S*/, '');
  return `${head}…${tail}`;
}
