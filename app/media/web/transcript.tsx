import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { rovingIndex } from '#app/ui/base/roving.ts';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { captionLanguages } from '../captions.ts';
import type { VideoPart } from '../video.contract.ts';
import { clockText } from '../video-times.ts';

interface TranscriptProps {
  captions: VideoPart['captions'];
  /** Seconds; -1 before it plays. */
  at: number;
  onGo: (seconds: number) => void;
}

/** What is said, line by line: it follows the video, can be searched, and a line leads there. */
export function Transcript({ captions, at, onGo }: TranscriptProps) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(captions[0]?.language);
  const cues = captions.find(({ language }) => language === chosen)?.cues ?? [];
  const current = cues.findLastIndex(({ from }) => from <= at);
  const wanted = words.trim().toLowerCase();
  const shown = [...cues.entries()].filter(([, { text }]) => text.toLowerCase().includes(wanted));
  const list = useFollowing(wanted ? -1 : current);
  return (
    <section className="transcript" aria-label="Transcript">
      <Button
        size="small"
        variant="quiet"
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon name="scroll-text" /> Transcript
      </Button>
      <div className={classes('transcript-body', !open && 'transcript-closed')}>
        <div className="transcript-tools">
          <SearchBox
            label="Search the transcript"
            hideLabel
            placeholder="Search the transcript"
            value={words}
            onSearch={setWords}
          />
          {captions.length > 1 && (
            <label className="lesson-video-speed">
              Language{' '}
              <select
                value={chosen}
                onChange={({ currentTarget }) =>
                  setChosen(
                    captions.find(({ language }) => language === currentTarget.value)?.language,
                  )
                }
              >
                {captions.map(({ language }) => (
                  <option key={language} value={language}>
                    {captionLanguages[language]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <p role="status" className="text-small text-soft">
          {wanted && shown.length === 0 && 'Nobody says this in the video.'}
        </p>
        <ol ref={list} lang={chosen}>
          {shown.map(([place, { from, text }], index) => (
            <li key={place}>
              <button
                type="button"
                // One stop for the tab key; the arrow keys go from line to line.
                tabIndex={place === current || (current < 0 && index === 0) ? 0 : -1}
                aria-current={place === current ? 'true' : undefined}
                onKeyDown={(event) => moveFocus(event, list.current)}
                onClick={() => onGo(from)}
              >
                <span className="transcript-time">{clockText(from)}</span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The arrow keys go from line to line. */
function moveFocus(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const lines = [...(list?.querySelectorAll('button') ?? [])];
  const place = lines.findIndex((line) => line === event.currentTarget);
  const next = rovingIndex(event.key, place, lines.length);
  if (next === undefined) return;
  event.preventDefault();
  lines[next]?.focus();
}

/** Keeps the current line in sight, without moving the page. */
function useFollowing(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = current < 0 ? undefined : list.current?.children[current];
    if (!(line instanceof HTMLElement) || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    const top = line.offsetTop - list.current.offsetTop;
    if (top < scrollTop || top + line.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = Math.max(0, top - clientHeight / 3);
  }, [current]);
  return list;
}
