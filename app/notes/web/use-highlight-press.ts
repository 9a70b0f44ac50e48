import { useEffect, useEffectEvent, type RefObject } from 'react';
import { noteAt } from './passages.ts';

/** The first click of a double-click, which selects a word, is not a press on its own. */
const doubleClickMs = 300;

const isSelecting = (): boolean => document.getSelection()?.isCollapsed === false;

/**
 * Hears which note's highlight is tapped or clicked. Selecting text in a highlight, or ending a
 * selection there, is neither. Highlights are no tab stops: the notes list all of them, and lead to
 * each passage.
 */
export function useHighlightPress(
  text: RefObject<HTMLElement | null>,
  onPress: (note: string) => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = text.current;
    let wasSelecting = false;
    let timer: ReturnType<typeof setTimeout>;
    const began = () => {
      clearTimeout(timer);
      wasSelecting = isSelecting();
    };
    const clicked = (event: MouseEvent) => {
      const note = noteAt(event.target);
      if (!note || wasSelecting || isSelecting() || event.detail > 1) return;
      const { pointerType } = event as Partial<PointerEvent>;
      const byFinger = pointerType === 'touch' || event.detail === 0;
      timer = setTimeout(() => isSelecting() || press(note), byFinger ? 0 : doubleClickMs);
    };
    element?.addEventListener('pointerdown', began);
    element?.addEventListener('click', clicked);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', began);
      element?.removeEventListener('click', clicked);
    };
  }, [text]);
}
