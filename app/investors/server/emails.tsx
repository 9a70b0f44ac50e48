import { MailLayout, Paragraph, renderMail } from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';

interface RemovalAnswer {
  to: string;
  /** The profile is taken out. */
  accepted: boolean;
  /** The letter that is answered. */
  key: string;
}

/**
 * To an address that anyone may have typed: it says nothing that a stranger could choose, and a
 * refusal not even whether somebody is listed.
 */
export async function queueRemovalAnswer({ to, accepted, key }: RemovalAnswer): Promise<void> {
  const title = accepted ? 'The profile is taken out' : 'About your request to leave our directory';
  const mail = await renderMail(
    <MailLayout
      preview={accepted ? 'It is gone for good.' : 'We have taken nothing out.'}
      title={title}
      reason={`You get this mail because someone asked, with this address, to be taken out of the directory of investors of ${brand.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      {accepted ? (
        <Paragraph>
          The profile that you asked us to take out of our directory of investors is gone for good.
          It does not come back.
        </Paragraph>
      ) : (
        <>
          <Paragraph>
            We have looked at your request and taken nothing out: either nobody of that name is
            listed, or we could not be sure that it comes from the person who is.
          </Paragraph>
          <Paragraph>
            Reply to this mail, best from an address at your firm, and we look again.
          </Paragraph>
        </>
      )}
    </MailLayout>,
  );
  await queueMail({
    to,
    ...(brand.supportEmail && { replyTo: brand.supportEmail }),
    subject: title,
    key: `investor-removal:${key}`,
    ...mail,
  });
}
