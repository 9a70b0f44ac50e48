import type { Change } from './changes.ts';

const words: Record<Change['kind'], string> = {
  added: 'added',
  removed: 'removed',
  written: 'text written',
  text: 'text changed',
  title: 'renamed',
  moved: 'moved',
  details: 'minutes, preview or tasks changed',
};

/** A change as an author reads it: 'Tables and relations: text changed, +42 −7 words'. */
export function changeText({ kind, of, title, wordsAdded, wordsRemoved }: Change): string {
  const name = of === 'stage' ? `Stage “${title}”` : title;
  const extent = [
    wordsAdded > 0 && `+${wordsAdded}`,
    wordsRemoved > 0 && `−${wordsRemoved}`,
  ].filter(Boolean);
  return `${name}: ${words[kind]}${extent.length > 0 ? `, ${extent.join(' ')} words` : ''}`;
}
