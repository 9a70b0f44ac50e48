import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { RadioField } from '#app/ui/form/check-field.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { toolsContract } from '../contract.ts';

const call = api<typeof toolsContract>();

/** One to five stars, saved when pressed. */
export function RatingChoice({ toolId }: { toolId: string }) {
  const [stars, setStars] = useState<number | null>(null);
  const { busy, text, submit } = useSubmission();

  useEffect(() => {
    const leaving = new AbortController();
    call('GET /ai-tools/{id}/rating', { params: { id: toolId }, signal: leaving.signal }).then(
      (own) => setStars(own.stars),
      () => undefined, // Then no stars are shown, and a press shows the error.
    );
    return () => leaving.abort();
  }, [toolId]);

  const give = async (chosen: number) => {
    if (
      await submit(async () =>
        setStars(
          (
            await call('PUT /ai-tools/{id}/rating', {
              params: { id: toolId },
              body: { stars: chosen },
            })
          ).stars,
        ),
      )
    )
      toast.success('Rating saved');
  };
  const takeBack = async () => {
    if (await submit(() => call('DELETE /ai-tools/{id}/rating', { params: { id: toolId } }))) {
      setStars(null);
      toast.success('Rating removed');
    }
  };
  return (
    <>
      <fieldset className="row" aria-busy={busy}>
        <legend className="visually-hidden">Stars</legend>
        {[1, 2, 3, 4, 5].map((each) => (
          <RadioField
            key={each}
            name="stars"
            label={each === 1 ? '1 star' : `${each} stars`}
            checked={stars === each}
            onChange={() => void give(each)}
          />
        ))}
        {stars !== null && (
          <Button variant="quiet" size="small" onClick={() => void takeBack()}>
            Remove rating
          </Button>
        )}
      </fieldset>
      <FormNote>{text}</FormNote>
    </>
  );
}
