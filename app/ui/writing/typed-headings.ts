import { Extension, textblockTypeInputRule } from '@tiptap/core';
import { shownLevel } from '#app/ui/pasting/heading-levels.ts';

/** Someone who types `# ` gets the heading that pasting would make of it. */
export const TypedHeadings = Extension.create({
  name: 'typedHeadings',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    if (!heading) return [];
    return [
      textblockTypeInputRule({
        find: /^(#{1,6})\s$/,
        type: heading,
        getAttributes: ([, signs = '']) => ({ level: shownLevel(signs.length) }),
      }),
    ];
  },
});
