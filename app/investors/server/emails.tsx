import { MailLayout, Paragraph, renderMail } from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';

interface RemovalAnswer {
  to: string;
  /** The profile has been removed. */
  accepted: boolean;
  /** The letter that this answers. */
  key: string;
}

/**
 * The address is unverified, so the mail contains nothing that a stranger could choose. A refusal
 * doesn't even say whether the person is listed.
 */
export async function queueRemovalAnswer({ to, accepted, key }: RemovalAnswer): Promise<void> {
  const title = accepted
    ? 'The profile has been removed'
    : 'About your request to leave our directory';
  const mail = await renderMail(
    <MailLayout
      preview={accepted ? 'It is gone for good.' : 'We have not removed anything.'}
      title={title}
      reason={`You are receiving this e-mail because someone asked, with this address, to be removed from the investor directory of ${brand.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      {accepted ? (
        <Paragraph>
          The profile you asked us to remove from our investor directory is gone for good. It will
          not come back.
        </Paragraph>
      ) : (
        <>
          <Paragraph>
            We have looked at your request and have not removed anything: either nobody with that
            name is listed, or we could not be sure that the request comes from the person who is.
          </Paragraph>
          <Paragraph>
            Reply to this e-mail, ideally from an address at your firm, and we will look again.
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
