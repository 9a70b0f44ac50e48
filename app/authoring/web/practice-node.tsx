import { Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react';
import { fenced, isPractice } from '#app/practice/fences.ts';
import { PracticeCard } from './practice-card.tsx';
import { usePracticeFaults } from './practice-faults.tsx';

interface PracticeStorage {
  /** The text of a practice that was just inserted: its form opens by itself. */
  opening: string;
}

declare module '@tiptap/core' {
  interface Storage {
    practice: PracticeStorage;
  }
}

export const practiceContent = (source: string) => ({ type: 'practice', attrs: { source } });

/** A practice fence, whose text stays as it is until its form is used. */
export const PracticeNode = Node.create<object, PracticeStorage>({
  name: 'practice',
  // Before the code block, which would take the fence.
  priority: 200,
  group: 'block',
  atom: true,
  addStorage: () => ({ opening: '' }),
  addAttributes: () => ({
    info: { default: 'practice', rendered: false },
    source: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'pre[data-practice]',
      priority: 60,
      getAttrs: (element) => ({
        info: element.getAttribute('data-practice'),
        source: element.textContent,
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'pre',
    { 'data-practice': String(attrs['info']) },
    String(attrs['source']),
  ],
  markdownTokenName: 'code',
  parseMarkdown: ({ codeBlockStyle, lang, text }, { createNode }) => {
    const info = typeof lang === 'string' ? lang : '';
    return codeBlockStyle !== 'indented' && isPractice(info)
      ? createNode('practice', { info, source: text ?? '' })
      : [];
  },
  renderMarkdown: ({ attrs }) =>
    fenced(String(attrs?.['info'] ?? 'practice'), String(attrs?.['source'] ?? '')),
  addNodeView: () =>
    ReactNodeViewRenderer(PracticeView, {
      // The card is a form of its own; only what is dragged over it is the text's.
      stopEvent: ({ event }) => !/^drag|^drop$/.test(event.type),
    }),
  addKeyboardShortcuts: () => ({
    // From the text into the card that is selected.
    Enter: ({ editor: { state, view } }) => {
      const { selection } = state;
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'practice')
        return false;
      const card = view.nodeDOM(selection.from);
      if (card instanceof HTMLElement) card.querySelector('button')?.focus();
      return true;
    },
  }),
});

function PracticeView({ node, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const source = String(node.attrs['source']);
  const faults = usePracticeFaults(practiceBefore(editor, getPos()));
  return (
    <NodeViewWrapper contentEditable={false}>
      <PracticeCard
        source={source}
        begun={editor.storage.practice.opening === source}
        faults={faults}
        onSource={(changed) => updateAttributes({ source: changed })}
        onRemove={() => {
          deleteNode();
          editor.commands.focus();
        }}
      />
    </NodeViewWrapper>
  );
}

/** How many blocks of practice are above a place. */
function practiceBefore({ state }: NodeViewProps['editor'], place = 0): number {
  let count = 0;
  state.doc.nodesBetween(0, place, (node, at) => {
    if (node.type.name === 'practice' && at < place) count += 1;
  });
  return count;
}
