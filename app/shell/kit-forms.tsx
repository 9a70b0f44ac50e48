import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type SubmitEvent } from 'react';
import '#app/courses/web/lesson-text.css';
import { Button } from '#app/ui/base/button.tsx';
import { CheckField, RadioField } from '#app/ui/form/check-field.tsx';
import { focusFirstInvalid } from '#app/ui/form/form-field.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { PasswordChecklist } from '#app/ui/form/password-checklist.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { EmailField, PasswordField, TextField } from '#app/ui/form/text-field.tsx';
import { WritingField } from '#app/ui/writing/writing-field.tsx';
import { KitGroup, KitSection } from './kit-section.tsx';

function Fields() {
  return (
    <div className="grid grid-cards">
      <TextField label="Full name" autoComplete="name" placeholder="Naina Gill" />
      <EmailField hint="We write only about your account." />
      <EmailField
        label="E-mail address"
        name="wrong-email"
        defaultValue="naina@"
        error="Please enter a valid email address"
      />
      <TextField label="Member since" readOnly value="12 Mar 2026" />
      <TextField label="Not open yet" disabled />
      <PasswordField defaultValue="Rocket-42" autoComplete="new-password" />
      <SelectField
        label="Sort by"
        options={[
          { value: 'rating', label: 'Rating' },
          { value: 'name', label: 'Name' },
        ]}
      />
      <TextField
        label="Search"
        hideLabel
        type="search"
        icon={<Icon name="search" />}
        placeholder="Search tools"
      />
      <TextField
        label="Referral code"
        icon={<Icon name="ticket" />}
        action={
          <Button variant="quiet" type="submit">
            Verify
          </Button>
        }
      />
      <TextField
        label="Applied code"
        icon={<Icon name="ticket" />}
        readOnly
        confirmed
        value="TENZIN_BUILDS"
        action={<Button variant="quiet">Remove</Button>}
      />
      <TextArea label="What are you building?" hint="Two sentences are enough." />
    </div>
  );
}

function Choices() {
  return (
    <div className="grid grid-cards">
      <fieldset className="form-field">
        <legend className="form-field-label">Pricing</legend>
        <CheckField label="Free" count={12} defaultChecked />
        <CheckField label="Freemium" count={31} />
        <CheckField label="Show viewed" disabled />
        <CheckField label="I accept the terms" error="Please accept the terms to go on" />
      </fieldset>
      <fieldset className="form-field">
        <legend className="form-field-label">Rating</legend>
        <RadioField name="kit-rating" label="4 and up" defaultChecked />
        <RadioField name="kit-rating" label="3 and up" />
      </fieldset>
      <PasswordChecklist
        allMet="Password meets all requirements"
        rules={[
          { label: 'At least 8 characters', met: true },
          { label: 'One uppercase letter', met: true },
          { label: 'One lowercase letter', met: true },
          { label: 'One number', met: false },
          { label: 'One special character', met: false },
        ]}
      />
    </div>
  );
}

/**
 * A form that always refuses: its note is announced, and the focus goes to the first wrong field.
 */
function RefusingForm() {
  const [refused, setRefused] = useState(false);
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefused(true);
    requestAnimationFrame(() => focusFirstInvalid(form));
  };
  return (
    <form className="stack kit-narrow" onSubmit={refuse} noValidate>
      <FormNote>{refused && 'Invalid email or password'}</FormNote>
      <EmailField
        label="Your e-mail"
        error={refused ? 'Please enter a valid email address' : undefined}
      />
      <Button type="submit" block>
        Login
      </Button>
    </form>
  );
}

const kitWriting = partOf(() => import('./kit-writing.tsx'), 'KitWriting');

export const KitForms = () => (
  <KitSection title="Forms">
    <KitGroup title="Fields">
      <Fields />
    </KitGroup>
    <KitGroup title="A text written as it looks">
      <div className="form-width">
        <WritingField
          label="What learners build"
          name="kit-writing"
          maxLength={200}
          defaultValue="One **payment** by a stranger."
          hint="Headings, lists, links and tables."
          load={kitWriting}
        />
      </div>
    </KitGroup>
    <KitGroup title="Choices and the password list">
      <Choices />
    </KitGroup>
    <KitGroup title="A refused form">
      <RefusingForm />
    </KitGroup>
  </KitSection>
);
