import { Image } from '@tiptap/extension-image';
import { mediaIdIn } from '#app/media/media-address.ts';
import { textExtensions } from '#app/ui/writing/text-extensions.ts';
import { PracticeNode } from './practice-node.tsx';
import { pictureAddress } from './pictures.ts';

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

/** What a lesson's Markdown can say. */
export const lessonExtensions = textExtensions([PracticeNode, Picture]);
