import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { TeamPost, teamBoardContract } from '../contract.ts';
import { longestPost, postKindLabels, postKinds } from '../team-post.ts';

const call = api<typeof teamBoardContract>();

interface PostFormProps {
  hackathonId?: string;
  /** The post to change; without it, a new one for `hackathonId`. */
  post?: TeamPost;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Writes or changes a post. The input stays when the server refuses it. */
export function PostForm({ hackathonId = '', post, onDone, onCancel }: PostFormProps) {
  const submission = useSubmission();
  const { field, submit } = submission;

  const send = async (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const kind = postKinds.find((each) => each === typed('kind')) ?? 'person';
    const body = { kind, skills: typed('skills'), words: typed('words') };
    const saved = await submit(() =>
      post
        ? call('PUT /team-posts/{id}', { params: { id: post.id }, body })
        : call('POST /hackathons/{id}/team-posts', { params: { id: hackathonId }, body }),
    );
    if (!saved) return;
    toast.success(post ? 'Post changed' : 'Your post is on the board');
    await onDone();
  };

  return (
    <Form submission={submission} onSend={send} className="stack form-width">
      <SelectField
        label="Who is writing"
        defaultValue={post?.kind}
        {...field('kind')}
        options={postKinds.map((each) => ({ value: each, label: postKindLabels[each] }))}
      />
      <TextField
        label="Skills"
        maxLength={longestPost.skills}
        defaultValue={post?.skills}
        placeholder="Maps, Hindi, spreadsheets"
        hint="What you bring, or what your team still needs."
        {...field('skills')}
      />
      <TextArea
        label="Your post"
        rows={4}
        maxLength={longestPost.words}
        defaultValue={post?.words}
        hint="Everyone with an account can read it, with your first name. Leave your address and number out: answers reach you through us."
        {...field('words')}
      />
      <FormEnd submission={submission} action={post ? 'Save' : 'Post'}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
