import { Editor, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import { Marked, type marked } from 'marked';
import { headingLevels } from '#app/ui/pasting/heading-levels.ts';
import { TypedHeadings } from './typed-headings.ts';
import { UsualParts } from './usual-parts.ts';

/**
 * Reads Markdown as readers' pages do: raw HTML stays text, and one tilde strikes nothing out.
 */
const asText = new Marked({
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    del(source) {
      const struck = /^~~(?=\S)([^]*?\S)~~/.exec(source);
      return struck
        ? {
            type: 'del',
            raw: struck[0],
            text: struck[1] ?? '',
            tokens: this.lexer.inlineTokens(struck[1] ?? ''),
          }
        : undefined;
    },
  },
});

/**
 * What a text's Markdown can say, with what its owner adds, and nothing else: what is pasted loses
 * the rest.
 */
export const textExtensions = (added: Extensions = []): Extensions => [
  UsualParts.configure({
    underline: false,
    link: { openOnClick: false },
    heading: { levels: [...headingLevels] },
  }),
  TypedHeadings,
  ...added,
  TableKit.configure({ table: { resizable: false } }),
  // It calls the methods that both have; the type is that of the library's own instance.
  Markdown.configure({ marked: asText as unknown as typeof marked }),
];

/** How a text is written as it looks, and what its readers get of it. */
export interface Looks {
  /** What it can say. The same list at every drawing. */
  extensions: Extensions;
  /** The text as readers see it, e.g. its HTML. */
  asRead: (text: string) => string;
}

/** Whether readers would see the same text after the rich view has rewritten it. */
export const isKept = (text: string, { extensions, asRead }: Looks): boolean =>
  asRead(text) === asRead(asRewritten(text, extensions));

function asRewritten(text: string, extensions: Extensions): string {
  const editor = undrawn(text, extensions);
  const rewritten = editor.getMarkdown();
  editor.destroy();
  return rewritten;
}

/** An editor of this Markdown that is on no page. */
export const undrawn = (text: string, extensions: Extensions): Editor =>
  new Editor({
    element: null,
    extensions,
    content: text,
    contentType: 'markdown',
    injectCSS: false,
  });
