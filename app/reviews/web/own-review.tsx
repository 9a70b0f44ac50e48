import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { RadioField } from '#app/ui/form/check-field.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { OwnStanding, reviewsContract } from '../contract.ts';
import { mostWords } from '../review-limits.ts';

const call = api<typeof reviewsContract>();

/** Asks a learner who is half through the course what it is like. */
export function OwnReview({ slug }: { slug: string }) {
  const [standing, setStanding] = useState<OwnStanding>();
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /learning/courses/{slug}/review', { params: { slug }, signal: leaving.signal }).then(
      setStanding,
      () => undefined, // Nobody came here for this form.
    );
    return () => leaving.abort();
  }, [slug]);
  if (!standing || (standing.may !== 'yes' && !standing.review)) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="own-review-heading">
      <h2 id="own-review-heading" className="heading-4">
        {standing.review ? 'Your review' : 'What is this course like?'}
      </h2>
      {standing.review?.hiddenBecause && (
        <Note kind="warn">
          Your review is hidden: {standing.review.hiddenBecause.replace(/\.$/, '')}. It doesn’t
          count towards the rating.
        </Note>
      )}
      {/* After a removal the form is empty again. */}
      <ReviewForm
        key={`${standing.review === null} ${standing.review?.words === ''}`}
        slug={slug}
        review={standing.review}
        onChange={setStanding}
      />
    </Card>
  );
}

interface ReviewFormProps {
  slug: string;
  review: OwnStanding['review'];
  onChange: (standing: OwnStanding) => void;
}

function ReviewForm({ slug, review, onChange }: ReviewFormProps) {
  const submission = useSubmission();
  const [asked, setAsked] = useState(false);
  const { error } = submission.field('stars');
  const send = async (form: HTMLFormElement) => {
    const stars = Number(typedIn(form, 'stars'));
    if (stars === 0) {
      submission.refuse({ stars: 'Choose one to five stars' });
      return;
    }
    const body = { stars, words: typedIn(form, 'words') };
    await submission.submit(async () => {
      onChange(await call('PUT /learning/courses/{slug}/review', { params: { slug }, body }));
      toast.success('Review saved');
    });
  };
  const remove = async () => {
    await call('DELETE /learning/courses/{slug}/review', { params: { slug } });
    onChange(await call('GET /learning/courses/{slug}/review', { params: { slug } }));
    toast.success(review?.hiddenBecause ? 'Words removed' : 'Review removed');
  };
  return (
    <>
      <Form submission={submission} onSend={send}>
        <fieldset className="row">
          <legend className="form-field-label">Stars</legend>
          {[1, 2, 3, 4, 5].map((each) => (
            <RadioField
              key={each}
              name="stars"
              value={each}
              label={each === 1 ? '1 star' : `${each} stars`}
              defaultChecked={review?.stars === each}
              error={each === 1 ? error : undefined}
            />
          ))}
        </fieldset>
        <TextArea
          label="What should others know? (optional)"
          hint="The course page shows your review with your first name, once five people have reviewed the course."
          maxLength={mostWords}
          defaultValue={review?.words}
          {...submission.field('words')}
        />
        <FormEnd submission={submission} action={review ? 'Save changes' : 'Send review'}>
          {review && (review.hiddenBecause === null || review.words !== '') && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {review.hiddenBecause === null ? 'Remove review' : 'Remove words'}
            </Button>
          )}
        </FormEnd>
      </Form>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={review?.hiddenBecause ? 'Remove your words?' : 'Remove your review?'}
        action="Remove"
        onConfirm={remove}
      >
        {review?.hiddenBecause
          ? 'Your words are deleted, and so is the author’s reply. The review stays hidden, also if you write it again.'
          : 'Your stars and your words are deleted, and so is the author’s reply.'}
      </ConfirmDialog>
    </>
  );
}
