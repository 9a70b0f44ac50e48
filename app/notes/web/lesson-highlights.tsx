import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Note, notesContract } from '../contract.ts';
import type { TextQuote } from '../text-quote.ts';
import { announceNotes, useNoteChanges } from './note-changes.ts';
import { newNote } from './note-drafts.ts';
import {
  drawPassages,
  selectBlock,
  selectedPassage,
  selectedQuote,
  showPassage,
  type Passage,
} from './passages.ts';
import { useHighlightPress } from './use-highlight-press.ts';
import './lesson-highlights.css';

const call = api<typeof notesContract>();

interface LessonHighlightsProps {
  /** The lesson's id. */
  lesson: string;
  /** What contains its text. */
  text: RefObject<HTMLElement | null>;
  /** Anything that is another one once the text is drawn anew. */
  drawn: unknown;
  /** Opens the notes at this one. */
  onOpen: (note: string) => void;
}

/** Draws what the learner has highlighted, and offers to highlight what is selected. */
export function LessonHighlights({ lesson, text, drawn, onOpen }: LessonHighlightsProps) {
  const passages = usePassages(lesson);
  useHighlightPress(text, onOpen);
  // The key: the same link may be followed again.
  const { hash, key } = useLocation();
  const sought = hash.startsWith('#note-') ? hash.slice('#note-'.length) : '';
  const shown = useRef('');

  useEffect(() => {
    if (!text.current || !passages) return;
    drawPassages(text.current, passages);
    if (!sought || shown.current === key) return;
    shown.current = key;
    if (!showPassage(text.current, sought) && passages.some(({ id }) => id === sought))
      toast.info('This passage has been changed since. What you marked is in your notes.');
  }, [text, passages, drawn, sought, key]);

  const { quote, before, bar, forget } = useSelected(text, passages);
  const highlight = async () => {
    if (!quote) return;
    if (before) {
      forget();
      return onOpen(before);
    }
    const { id, ...note } = newNote(lesson, quote);
    const body = { ...note, savedBy: crypto.randomUUID(), turn: 1 };
    await call('PUT /notes/{id}', { params: { id }, body });
    forget();
    announceNotes();
    toast.success('Passage highlighted. It is in your notes.');
  };
  return (
    quote && (
      <div ref={bar} className="highlight-bar" role="region" aria-label="Selected passage">
        <SendButton
          size="small"
          thruster={<Icon name="pencil" />}
          // The selection stays while the button is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onSend={highlight}
        >
          {before ? 'Open its note' : 'Highlight'}
        </SendButton>
      </div>
    )
  );
}

/** The highlighted passages; undefined until they are known. If they don't load, none is drawn. */
function usePassages(lesson: string) {
  const [passages, setPassages] = useState<readonly Passage[]>();
  const read = async () => {
    const { notes } = await call('GET /notes/lessons/{id}', { params: { id: lesson } });
    setPassages(notes.flatMap(({ id, quote }: Note) => (quote ? { id, quote } : [])));
  };
  const start = useEffectEvent(() => void read().catch(() => undefined));
  useEffect(() => start(), [lesson]);
  useNoteChanges(() => void read().catch(() => undefined));
  return passages;
}

/**
 * The selected passage, and the id of its note if it is already highlighted. Touching the button may
 * end the selection before the press arrives, so the passage is kept a moment longer.
 */
function useSelected(
  text: RefObject<HTMLElement | null>,
  passages: readonly Passage[] | undefined,
) {
  const [quote, setQuote] = useState<TextQuote>();
  const [before, setBefore] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const block = useRef<Element>(undefined);
  const forget = () => {
    document.getSelection()?.removeAllRanges();
    setQuote(undefined);
  };
  const look = useEffectEvent(() => {
    const selected = text.current ? selectedQuote(text.current) : undefined;
    if (!selected && bar.current?.contains(document.activeElement)) return;
    setQuote(selected);
    const found =
      text.current && selected && selectedPassage(text.current, selected, passages ?? []);
    setBefore(found?.id);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape' && quote) return forget();
    if (key.toLowerCase() !== 'h' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    const next = text.current && selectBlock(text.current, block.current);
    if (!next) return;
    block.current = next;
    event.preventDefault();
    look();
    requestAnimationFrame(() => bar.current?.querySelector('button')?.focus());
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 200);
    };
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', changed);
      document.removeEventListener('keydown', pressed);
    };
  }, []);
  return { quote, before, bar, forget };
}
