import { personOf } from '#app/accounts/server/people.face.ts';
import { isLifetime, planLabel, type PlanType } from '#app/memberships/plans.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import {
  MailButton,
  MailFacts,
  MailLayout,
  Paragraph,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { redeemAddress } from '../seat-code.ts';

interface CodeMail {
  /** The seat's. */
  id: string;
  code: string;
  email: string;
  planType: PlanType;
}

/** A code for somebody who may never have heard of us, in the buyer's name. */
export async function queueCodeMail(
  { actor }: Context<Actor>,
  { id, code, email, planType }: CodeMail,
): Promise<void> {
  const buyer = await personOf(actor.uid);
  if (!buyer) return;
  const { displayName } = buyer;
  const mail = await renderMail(
    <MailLayout
      preview={`${displayName} has bought a membership of ${brand.name} for you.`}
      title={`A membership of ${brand.name} for you`}
      reason={`You are receiving this because ${displayName} bought this membership and asked us to send it to you. We keep your address with the code only until it is redeemed, and send you nothing else.`}
    >
      <Paragraph>
        {displayName} has bought a membership for you. It opens every course
        {isLifetime(planType) ? ', for life' : ' for a year'}, and there is nothing to pay.
      </Paragraph>
      <MailFacts
        facts={[
          ['Plan', planLabel(planType)],
          ['Code', code],
        ]}
      />
      <MailButton href={publicAddress(redeemAddress(code))}>Redeem the code</MailButton>
      <Paragraph>
        You need an account, and can create one on the way. The code works once and does not expire.
        {planType === 'collegePlan' &&
          ' The College plan is for students: you confirm that you study before you redeem it.'}
      </Paragraph>
      <Paragraph>If you don’t want it, you don’t have to do anything.</Paragraph>
    </MailLayout>,
  );
  await queueMail({
    to: email,
    subject: `${displayName} has bought you a membership of ${brand.name}`,
    key: `seat-code:${id}`,
    ...mail,
  });
}
