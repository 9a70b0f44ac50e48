import type { Extensions, JSONContent } from '@tiptap/core';
import { Slice, type Node } from '@tiptap/pm/model';
import { undrawn } from './text-extensions.ts';

/** A text in the rich view, and the position of its cursor. */
export interface TakenOver {
  content: JSONContent;
  cursor: number;
}

/** A private character, which no text contains and no Markdown is made of. */
const mark = '\uE0FF';

/** What Markdown needs for itself: the beginning of a line, and the address of a link. */
const ownCharacters = /^(?:\s*(?:#{1,6}|[-*+>]|\d+[.)]))+\s+|\]\([^)\s]*\)/g;
/** How far away from the cursor any other place is tried: each costs a reading of the text. */
const farthest = 3;

/**
 * The text in the rich view, with the cursor where it was in the Markdown. Inside `##` or an address,
 * where the rich view has no text, it goes to the nearest place that has. Undefined if there is
 * none.
 */
export function takenOver(
  text: string,
  offset: number,
  extensions: Extensions,
): TakenOver | undefined {
  const editor = undrawn(text, extensions);
  const { schema, markdown, state } = editor;
  const before = gistOf(state.doc);
  try {
    for (const at of placesNear(offset, text)) {
      const marked = markdown?.parse(`${text.slice(0, at)}${mark}${text.slice(at)}`);
      const place = marked && unmarked(schema.nodeFromJSON(marked));
      if (place && gistOf(schema.nodeFromJSON(place.content)) === before) return place;
    }
    return undefined;
  } finally {
    editor.destroy();
  }
}

function* placesNear(offset: number, text: string): Generator<number> {
  yield offset;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  for (const own of line.matchAll(ownCharacters)) {
    const after = start + own.index + own[0].length;
    if (start + own.index <= offset && offset < after) yield after;
  }
  for (let away = 1; away <= farthest; away += 1) {
    if (offset + away <= text.length) yield offset + away;
    if (offset >= away) yield offset - away;
  }
  yield start + line.length;
}

/** The text without the mark, and where it was; undefined where it was no text. */
function unmarked(doc: Node): TakenOver | undefined {
  const found: number[] = [];
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(mark) ?? -1;
    if (at >= 0) found.push(position + at);
  });
  const [cursor] = found;
  if (cursor === undefined || found.length > 1) return undefined;
  const without = doc.replace(cursor, cursor + mark.length, Slice.empty).toJSON() as JSONContent;
  // A bare address is also its own target.
  const json = JSON.stringify(without).replaceAll(mark, '');
  return { content: JSON.parse(json) as JSONContent, cursor };
}

/** Its parts and characters, without the spaces and empty paragraphs that are still being typed. */
function gistOf(doc: Node): string {
  const parts: string[] = [];
  doc.descendants(({ type, text, marks, childCount }) => {
    if (text?.trim())
      parts.push(...marks.map((each) => each.type.name), text.replaceAll(/\s+/g, ''));
    else if (text === undefined && (type.name !== 'paragraph' || childCount > 0))
      parts.push(type.name);
  });
  return parts.join(' ');
}
