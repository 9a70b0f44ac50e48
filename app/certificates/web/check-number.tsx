import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { certificatePath } from '../certificate-number.ts';
import './check-number.css';

interface CheckNumberProps {
  label: string;
  hideLabel?: boolean;
  /** What was typed before. */
  typed?: string;
}

/** Opens the page of a number. Without JavaScript the server redirects to it. */
export function CheckNumber({ label, hideLabel, typed }: CheckNumberProps) {
  const navigate = useNavigate();
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = new FormData(event.currentTarget).get('number');
    if (typeof number === 'string' && number.trim())
      void navigate(certificatePath(encodeURIComponent(number.trim())));
  };
  return (
    <form className="check-number" action="/c" method="get" onSubmit={check}>
      <TextField
        key={typed}
        label={label}
        hideLabel={hideLabel}
        name="number"
        defaultValue={typed}
        placeholder="LFT-0000-0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        icon={hideLabel && <Icon name="search" />}
        action={<Button type="submit">Check</Button>}
      />
    </form>
  );
}
