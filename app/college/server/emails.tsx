import {
  MailButton,
  MailLayout,
  Paragraph,
  SmallPrint,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { collegePath } from '../addresses.ts';

/** To an address that anyone may have typed: it contains nothing that a stranger could choose. */
export async function queueAddressLink({
  to,
  link,
  key,
}: {
  to: string;
  link: string;
  key: string;
}): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="One click, and the College plan is open to you."
      title="Confirm your college address"
      reason={`You are receiving this e-mail because someone gave this address for the College plan of ${brand.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Confirm here that you are a student with this address. It opens the College plan for a year.
      </Paragraph>
      <MailButton href={link}>Confirm college address</MailButton>
      <SmallPrint>
        The link is good for 24 hours and works once. If it wasn’t you, ignore this e-mail: without
        the link nothing happens.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Confirm your college address',
    key: `college-address:${key}`,
    ...mail,
  });
}

interface Answered {
  to: string;
  name: string;
  /** The request that this mail answers. */
  key: string;
}

const reason = () =>
  `You are receiving this e-mail because you asked for the College plan of ${brand.name}.`;

export async function queueApproval({
  to,
  name,
  key,
  until,
}: Answered & { until: Date }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="The College plan is open to you."
      title="The College plan is open to you"
      reason={reason()}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        We have looked at your request. Until {instantText(until, 'date')} you can buy and renew the
        College plan.
      </Paragraph>
      <MailButton href={publicAddress('/register')}>Choose the College plan</MailButton>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'The College plan is open to you',
    key: `college-approved:${key}`,
    ...mail,
  });
}

export async function queueRefusal({
  to,
  name,
  key,
  reason: why,
}: Answered & { reason: string }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="We could not approve it."
      title="About your request for the College plan"
      reason={reason()}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>We could not approve your request. This is what we found: {why}</Paragraph>
      <Paragraph>
        You may ask again, or confirm your college e-mail address, which needs no approval.
      </Paragraph>
      <MailButton href={publicAddress(collegePath)}>See your request</MailButton>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'About your request for the College plan',
    key: `college-refused:${key}`,
    ...mail,
  });
}
