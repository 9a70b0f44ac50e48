import { ApiFailure } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Table } from '#app/ui/list/table.tsx';
import { partsByNeed, spaceSteps, type KitPart } from './kit-parts.ts';
import { KitGroup, KitSection } from './kit-section.tsx';

const columns = [
  { name: 'You need', cell: ([need]: KitPart) => need },
  { name: 'Part', cell: ([, name]: KitPart) => <code className="kit-part">{name}</code> },
  { name: 'File', cell: ([, , file]: KitPart) => <code>app/ui/{file}</code>, wideOnly: true },
];

const Needs = () => (
  <KitSection title="Which part for what">
    {Object.entries(partsByNeed).map(([subject, parts]) => (
      <KitGroup key={subject} title={subject}>
        <Table caption={subject} columns={columns} rows={parts} keyOf={([, name]) => name} />
      </KitGroup>
    ))}
  </KitSection>
);

const answer = () => new Promise((resolve) => void setTimeout(resolve, 1000));

const Sending = () => (
  <KitSection title="Sending">
    <div className="stack">
      <p>
        A button that sends without a form is a <code>SendButton</code>. It is busy until the answer
        is there, sends once however often it is pressed, and shows a refusal in a toast. What
        follows a success is part of <code>onSend</code>.
      </p>
      <p>
        A form follows its sending with <code>useSubmission</code>, and <code>Form</code> takes the
        focus to the first field that is wrong. <code>FormDialog</code> and{' '}
        <code>ConfirmDialog</code> bring both.
      </p>
      <div className="row">
        <SendButton onSend={() => answer().then(() => toast.success('Draft published'))}>
          Publish draft
        </SendButton>
        <SendButton
          variant="secondary"
          onSend={() =>
            answer().then(() => {
              throw new ApiFailure(409, 'kit/changed', 'Somebody else has changed this draft.');
            })
          }
        >
          Publish old draft
        </SendButton>
      </div>
    </div>
  </KitSection>
);

const Spacing = () => (
  <KitSection title="Spacing">
    <ul className="kit-spaces">
      {spaceSteps.map((step) => (
        <li key={step}>
          <code>--space-{step}</code>
          <span className="text-soft tabular">{step * 4} px</span>
          <span className={`kit-space kit-space-${step}`} aria-hidden="true" />
        </li>
      ))}
    </ul>
  </KitSection>
);

export const KitGuide = () => (
  <>
    <Needs />
    <Sending />
    <Spacing />
  </>
);
