import { Image } from '@tiptap/extension-image';
import { mediaIdIn } from '#app/media/media-address.ts';
import { textExtensions } from '#app/ui/writing/text-extensions.ts';
import { InsertKeys } from './insert-keys.ts';
import { PracticeNode } from './practice-node.tsx';
import { pictureAddress } from './pictures.ts';

/**
 * A picture of ours is shown from where this author may see it. The editor also draws it by itself,
 * when it leaves the page or copies: it must not ask for an address that needs a signature.
 */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: (picture: HTMLElement) => picture.dataset.media ?? picture.getAttribute('src'),
        renderHTML: ({ src }: Record<string, unknown>) =>
          mediaIdIn(String(src)) === undefined ? { src } : { 'data-media': src },
      },
    };
  },
  parseHTML() {
    return [{ tag: 'img[data-media]' }, ...(this.parent?.() ?? [])];
  },
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

/** What a lesson's Markdown can say. */
export const lessonExtensions = textExtensions([PracticeNode, Picture, InsertKeys]);
