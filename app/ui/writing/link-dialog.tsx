import type { Editor } from '@tiptap/react';
import { Apart } from '#app/ui/dialog/apart.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';

/**
 * Links the selected words, or inserts the address if none are selected. Its form is apart from
 * one that the text may be in.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const send = async (form: HTMLFormElement) => {
    const href = typedIn(form, 'href').trim();
    const linked = editor.chain().focus().extendMarkRange('link');
    if (!href) linked.unsetLink().run();
    else if (editor.state.selection.empty && !before)
      linked
        .insertContent([{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }])
        .run();
    else linked.setLink({ href }).run();
  };
  return (
    <Apart>
      <FormDialog
        title="Link"
        action="Set link"
        check={(form) => {
          const href = typedIn(form, 'href').trim();
          return href && !/^(https?:\/\/|mailto:|\/)/.test(href)
            ? { href: 'Please enter an address that begins with https://' }
            : undefined;
        }}
        send={send}
        onClose={onClose}
        onSent={onClose}
      >
        {(field) => (
          <TextField
            label="Address"
            hint="Leave it empty to remove the link."
            defaultValue={before ?? ''}
            {...field('href')}
          />
        )}
      </FormDialog>
    </Apart>
  );
}
