import type { ComponentType } from 'react';
import type { VideoPart } from '#app/media/video.contract.ts';
import type { LessonPart } from '../contract.ts';
import { PracticeBlock } from './practice-block.tsx';
import type { Practice } from './use-practice.ts';

interface PracticePartsProps {
  parts: readonly LessonPart[];
  /** Draws a stretch of the lesson's text. */
  text: ComponentType<{ html: string }>;
  /** Draws a video. */
  video: ComponentType<{ video: VideoPart }>;
  practice: Practice;
}

/** A lesson's text, with the practice and the videos where its author put them. */
export const PracticeParts = ({ parts, text: Text, video: Video, practice }: PracticePartsProps) =>
  parts.map((part, place) =>
    part.kind === 'text' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <Text key={place} html={part.html} />
    ) : part.kind === 'video' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <Video key={place} video={part} />
    ) : (
      <PracticeBlock key={part.block.id} block={part.block} practice={practice} />
    ),
  );
