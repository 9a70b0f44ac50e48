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
export function changeText({ kind, of, title, wordsAdded, wordsRemoved, to }: Change): string {
  const name = { stage: `Stage “${title}”`, lesson: title, quiz: `Quiz of “${title}”` }[of];
  const extent = [
    wordsAdded > 0 && `+${wordsAdded}`,
    wordsRemoved > 0 && `−${wordsRemoved}`,
  ].filter(Boolean);
  const happened = to ? movedText(of, to) : (of === 'quiz' && ofQuiz[kind]) || words[kind];
  const noun = wordsAdded + wordsRemoved === 1 ? 'word' : 'words';
  return `${name}: ${happened}${extent.length > 0 ? `, ${extent.join(' ')} ${noun}` : ''}`;
}

/** 'moved to stage “Launch”, after “Ask five people”' */
function movedText(of: Change['of'], { stage, after }: NonNullable<Change['to']>): string {
  if (of === 'stage')
    return after === null ? 'moved to the start of the course' : `moved after stage “${after}”`;
  const where = stage === null ? 'its stage' : `stage “${stage}”`;
  if (after === null) return `moved to the start of ${where}`;
  return stage === null ? `moved after “${after}”` : `moved to ${where}, after “${after}”`;
}
