import type { ComponentType } from 'react';
import type { LessonPart } from '../contract.ts';
import { PracticeBlock } from './practice-block.tsx';
import type { Practice } from './use-practice.ts';

interface PracticePartsProps {
  parts: readonly LessonPart[];
  /** Draws a stretch of the lesson's text. */
  text: ComponentType<{ html: string }>;
  practice: Practice;
}

/** A lesson's text, with the practice where its author put it. */
export const PracticeParts = ({ parts, text: Text, practice }: PracticePartsProps) =>
  parts.map((part, place) =>
    part.kind === 'text' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <Text key={place} html={part.html} />
    ) : (
      <PracticeBlock key={part.block.id} block={part.block} practice={practice} />
    ),
  );
