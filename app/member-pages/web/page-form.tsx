import { api } from '#app/shared/api-client.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { publicPagePath } from '../addresses.ts';
import type { memberPagesContract, OwnPageAnswer } from '../contract.ts';
import { handleLength } from '../handle.ts';
import {
  longestAbout,
  longestLanguages,
  longestLine,
  longestTown,
  longestWebsite,
  reservedDays,
} from '../page-limits.ts';
import { CertificateChoices, ProjectChoices } from './page-choices.tsx';

const call = api<typeof memberPagesContract>();

interface PageFormProps {
  own: OwnPageAnswer;
  onSaved: () => Promise<void>;
}

/** What is on somebody's page. */
export function PageForm({ own: { page, certificates, projects }, onSaved }: PageFormProps) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const send = (form: HTMLFormElement) =>
    submit(async () => {
      const checked = (name: string) => typedIn(form, name) === 'on';
      const saved = await call('PUT /account/public-page', {
        body: {
          handle: typedIn(form, 'handle'),
          line: typedIn(form, 'line'),
          town: typedIn(form, 'town'),
          languages: typedIn(form, 'languages'),
          website: typedIn(form, 'website'),
          about: typedIn(form, 'about'),
          isPublic: checked('isPublic'),
          indexed: checked('indexed'),
          certificates: certificates
            .map(({ number }) => number)
            .filter((number) => checked(`certificate:${number}`)),
          projects: projects
            .filter(({ id }) => checked(`project:${id}`))
            .map(({ id }) => ({ id, withResponse: checked(`response:${id}`) })),
        },
      });
      const isSeen = saved.isPublic && saved.hiddenBecause === null;
      toast.success(isSeen ? 'Page saved' : 'Page saved. Nobody can see it');
      await onSaved();
    });
  return (
    <Form submission={submission} className="stack form-width" onSend={send}>
      <TextField
        label="Address"
        maxLength={handleLength.most}
        defaultValue={page?.handle}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        icon={<span className="text-faint">/members/</span>}
        hint={
          <>
            The last part of {publicAddress(publicPagePath('…'))}: letters from a to z, digits and
            hyphens.
            {page &&
              ` If you change it, the old address shows nothing, and nobody else can take it for ${reservedDays} days.`}
          </>
        }
        required
        {...field('handle')}
      />
      <TextField
        label="One line about you"
        maxLength={longestLine}
        defaultValue={page?.line}
        hint="In plain words, so that a stranger knows what you build."
        {...field('line')}
      />
      <TextField
        label="Town (optional)"
        maxLength={longestTown}
        defaultValue={page?.town}
        {...field('town')}
      />
      <TextField
        label="Languages you work in (optional)"
        maxLength={longestLanguages}
        defaultValue={page?.languages}
        placeholder="Malayalam, English, Hindi"
        {...field('languages')}
      />
      <TextField
        label="Your own site (optional)"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={longestWebsite}
        defaultValue={page?.website ?? ''}
        placeholder="https://"
        {...field('website')}
      />
      <TextArea
        label="More about you (optional)"
        maxLength={longestAbout}
        defaultValue={page?.about}
        {...field('about')}
      />
      <CertificateChoices choices={certificates} chosen={page?.certificates ?? []} />
      <ProjectChoices choices={projects} chosen={page?.projects ?? []} />
      <fieldset className="stack member-choices">
        <legend className="strong">Who can see it</legend>
        <CheckField
          label="Everyone can see my page"
          defaultChecked={page?.isPublic ?? false}
          hint="Untick it and save, and the page is gone at once. What you chose stays for later."
          {...field('isPublic')}
        />
        <CheckField
          label="Search engines may list it"
          defaultChecked={page?.indexed ?? false}
          {...field('indexed')}
        />
      </fieldset>
      <FormEnd submission={submission} action="Save page" />
    </Form>
  );
}
