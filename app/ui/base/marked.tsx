import type { ReactNode } from 'react';
import './marked.css';

interface MarkedProps {
  text: string;
  /** From `searchWords`: they contain letters and digits only. */
  words: readonly string[];
}

/** A text in which the searched words are marked, at the beginnings of words. */
export function Marked({ text, words }: MarkedProps) {
  const looked = words.map((word) => word.replace(/(?<=...)s$/, 's?')).join('|');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${looked})`, 'giu'),
  )) {
    parts.push(
      text.slice(end, index),
      <mark key={index} className="marked">
        {found}
      </mark>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
