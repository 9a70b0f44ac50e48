import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { DeskReview, reviewsContract } from '../contract.ts';
import { mostWords } from '../review-limits.ts';
import { ReviewItem } from './review-item.tsx';

const call = api<typeof reviewsContract>();

interface DeskReviewItemProps {
  courseId: string;
  review: DeskReview;
  /** Admins hide reviews and show them again. */
  admin: boolean;
  onChange: (changed: DeskReview) => void;
}

/** A review with what its course's authors can do about it. */
export function DeskReviewItem({ courseId, review, admin, onChange }: DeskReviewItemProps) {
  const [asked, setAsked] = useState<'reply' | 'hide'>();
  const params = { id: courseId, review: review.id };
  const done = (changed: DeskReview, words: string) => {
    onChange(changed);
    setAsked(undefined);
    toast.success(words);
  };
  const hide = async (reason: string) =>
    onChange(
      await call('POST /admin/courses/{id}/reviews/{review}/hiding', { params, body: { reason } }),
    );
  const show = async () =>
    done(
      await call('DELETE /admin/courses/{id}/reviews/{review}/hiding', { params }),
      'Review shown',
    );
  return (
    <ReviewItem review={review}>
      {review.hiddenBecause !== null && <Note kind="warn">Hidden: {review.hiddenBecause}</Note>}
      {asked === 'reply' ? (
        <ReplyForm
          review={review}
          onCancel={() => setAsked(undefined)}
          onReply={async (words) =>
            done(
              await call('PUT /authoring/courses/{id}/reviews/{review}/reply', {
                params,
                body: { words },
              }),
              words ? 'Reply saved' : 'Reply removed',
            )
          }
        />
      ) : (
        <div className="row" role="group" aria-label={`Review by ${review.name}`}>
          <Button size="small" variant="quiet" onClick={() => setAsked('reply')}>
            {review.reply ? 'Edit reply' : 'Reply'}
          </Button>
          {admin && review.hiddenBecause === null && (
            <Button size="small" variant="danger" onClick={() => setAsked('hide')}>
              Hide
            </Button>
          )}
          {admin && review.hiddenBecause !== null && (
            <SendButton size="small" variant="quiet" onSend={show}>
              Show again
            </SendButton>
          )}
        </div>
      )}
      <DecisionDialog
        open={asked === 'hide'}
        onClose={() => setAsked(undefined)}
        title="Hide this review?"
        action="Hide review"
        done="Review hidden"
        hint="Its writer is told this reason. The review no longer counts towards the rating."
        danger
        onDecide={hide}
      />
    </ReviewItem>
  );
}

interface ReplyFormProps {
  review: DeskReview;
  onCancel: () => void;
  onReply: (words: string) => Promise<void>;
}

function ReplyForm({ review, onCancel, onReply }: ReplyFormProps) {
  const submission = useSubmission();
  return (
    <Form
      submission={submission}
      onSend={(form) => submission.submit(() => onReply(typedIn(form, 'words').trim()))}
    >
      <TextArea
        label="Your reply"
        hint={
          review.reply
            ? 'Everyone who reads the review can see it. Leave it empty to remove it.'
            : 'Everyone who reads the review can see it.'
        }
        rows={3}
        maxLength={mostWords}
        defaultValue={review.reply?.words}
        {...submission.field('words')}
      />
      <FormEnd submission={submission} action="Save reply" size="small">
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
