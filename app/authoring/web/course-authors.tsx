import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { authorsContract, CourseAuthor } from '../authors.contract.ts';

const call = api<typeof authorsContract>();

interface CourseAuthorsProps {
  courseId: string;
  authors: readonly CourseAuthor[];
}

/** Who may write a course besides the admins. */
export function CourseAuthors({ courseId: id, authors }: CourseAuthorsProps) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const { revalidate } = useRevalidator();

  const add = async (form: HTMLFormElement) => {
    const body = { email: typedIn(form, 'email') };
    const adding = () => call('POST /authoring/courses/{id}/authors', { params: { id }, body });
    if (!(await submit(adding))) return;
    form.reset();
    toast.success('Author added');
    await revalidate();
  };
  const remove = async (uid: string) => {
    await call('DELETE /authoring/courses/{id}/authors/{uid}', { params: { id, uid } });
    toast.success('Author removed');
    await revalidate();
  };

  return (
    <Card as="section" className="stack">
      <h2 className="heading-4">Authors</h2>
      {authors.length === 0 && <p className="text-soft">Only admins write this course.</p>}
      <ul className="stack">
        {authors.map(({ uid, name, email, hasRole }) => (
          <li key={uid} className="row row-between">
            <span>
              <AppLink className="link" to={memberPath(uid)}>
                {name}
              </AppLink>{' '}
              <span className="text-small text-soft">{email}</span>{' '}
              {!hasRole && <Badge kind="warn">No author role</Badge>}
            </span>
            <SendButton size="small" variant="quiet" onSend={() => remove(uid)}>
              Remove <span className="visually-hidden">{name}</span>
            </SendButton>
          </li>
        ))}
      </ul>
      <Form submission={submission} onSend={add}>
        <EmailField
          label="Author’s e-mail address"
          autoComplete="off"
          hint="Someone who has the author role already."
          {...field('email')}
        />
        <FormEnd submission={submission} action="Add author" variant="quiet" />
      </Form>
    </Card>
  );
}
