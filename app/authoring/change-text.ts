import type { Change } from './changes.ts';

const words: Record<Change['kind'], string> = {
  added: 'added',
  removed: 'removed',
  written: 'text written',
  text: 'text changed',
  needs: 'what learners need changed',
  title: 'renamed',
  moved: 'moved',
  details: 'kind, minutes, preview or tasks changed',
};

const ofQuiz: Partial<typeof words> = {
  text: 'questions changed',
  details: 'number drawn, pass mark or wait changed',
};

/** A change as an author reads it: 'Tables and relations: text changed, +42 −7 words'. */
export function changeText({ kind, of, title, wordsAdded, wordsRemoved }: Change): string {
  const name = { stage: `Stage “${title}”`, lesson: title, quiz: `Quiz of “${title}”` }[of];
  const extent = [
    wordsAdded > 0 && `+${wordsAdded}`,
    wordsRemoved > 0 && `−${wordsRemoved}`,
  ].filter(Boolean);
  const happened = (of === 'quiz' && ofQuiz[kind]) || words[kind];
  return `${name}: ${happened}${extent.length > 0 ? `, ${extent.join(' ')} words` : ''}`;
}
