import { Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

const noBreakSpace = '&nbsp;';

/**
 * The library stores empty paragraphs as `&nbsp;`, which is text. Here they are empty lines. What
 * somebody wrote as `&nbsp;` stays that.
 */
const inLines = (paragraph: Node): Node =>
  paragraph.extend({
    parseMarkdown(token, helpers) {
      if (token.text !== noBreakSpace) return this.parent?.(token, helpers) ?? [];
      return helpers.createNode('paragraph', {}, [helpers.createTextNode('\u00A0')]);
    },
    renderMarkdown: ({ content = [] }, helpers) =>
      content.length === 1 && content[0]?.text === '\u00A0'
        ? noBreakSpace
        : helpers.renderChildren(content),
  });

/** The usual parts of a text. */
export const UsualParts = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) =>
      part instanceof Node && part.name === 'paragraph' ? inLines(part) : part,
    );
  },
});
