import type { SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { TeamPost, teamBoardContract } from '../contract.ts';
import { longestPost, postKindLabels, postKinds } from '../team-post.ts';

const call = api<typeof teamBoardContract>();

interface PostFormProps {
  hackathonId?: string;
  /** The one that is changed; else a new one for `hackathonId`. */
  post?: TeamPost;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Writes or changes a post; what was typed stays when the server refuses it. */
export function PostForm({ hackathonId = '', post, onDone, onCancel }: PostFormProps) {
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = (name: string) => typedIn(event.currentTarget, name);
    const kind = postKinds.find((each) => each === typed('kind')) ?? 'person';
    const body = { kind, skills: typed('skills'), words: typed('words') };
    const saved = await save(() =>
      post
        ? call('PUT /team-posts/{id}', { params: { id: post.id }, body })
        : call('POST /hackathons/{id}/team-posts', { params: { id: hackathonId }, body }),
    );
    if (!saved) return;
    toast.success(post ? 'Post changed' : 'Your post is on the board');
    await onDone();
  };

  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label="Who writes"
        name="kind"
        defaultValue={post?.kind}
        error={fields['kind']}
        options={postKinds.map((each) => ({ value: each, label: postKindLabels[each] }))}
      />
      <TextField
        label="Skills"
        name="skills"
        maxLength={longestPost.skills}
        defaultValue={post?.skills}
        placeholder="Maps, Hindi, spreadsheets"
        hint="What you bring, or what your team still needs."
        error={fields['skills']}
      />
      <TextArea
        label="Your post"
        name="words"
        rows={4}
        maxLength={longestPost.words}
        defaultValue={post?.words}
        hint="Everyone with an account reads it, with your first name. Leave your address and number out: answers reach you through us."
        error={fields['words']}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {post ? 'Save' : 'Post'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormNote>{text}</FormNote>
    </form>
  );
}
