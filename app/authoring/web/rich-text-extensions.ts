import { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { Marked, type marked } from 'marked';
import { PracticeNode } from './practice-node.tsx';
import { mediaIdIn } from '#app/media/media-address.ts';
import { pictureAddress } from './pictures.ts';

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

/** A picture of ours is shown from where this author may see it. */
const Picture = Image.extend({
  addNodeView:
    () =>
    ({ node }) => {
      const picture = document.createElement('img');
      const { src, alt } = node.attrs as { src: string; alt: string | null };
      const id = mediaIdIn(src);
      picture.alt = alt ?? '';
      if (id === undefined) picture.src = src;
      else
        pictureAddress(id).then(
          (address) => void (picture.src = address),
          () => void (picture.alt = alt || 'This picture is not in the library any more'),
        );
      return { dom: picture };
    },
});

/** What a lesson's Markdown can say, and nothing else: what is pasted loses the rest. */
export const extensions = [
  StarterKit.configure({ underline: false, link: { openOnClick: false } }),
  PracticeNode,
  Picture,
  TableKit.configure({ table: { resizable: false } }),
  // It calls the methods that both have; the type is that of the library's own instance.
  Markdown.configure({ marked: asText as unknown as typeof marked }),
];

/** The Markdown that the rich view makes of this one. */
export function asRewritten(text: string): string {
  const editor = new Editor({
    element: null,
    extensions,
    content: text,
    contentType: 'markdown',
    injectCSS: false,
  });
  const rewritten = editor.getMarkdown();
  editor.destroy();
  return rewritten;
}
