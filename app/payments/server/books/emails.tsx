import { admins } from '#app/accounts/server/people.face.ts';
import type { Context } from '#app/platform/context.ts';
import {
  MailButton,
  MailFacts,
  MailLayout,
  Paragraph,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { moneyText } from '../../money-text.ts';
import { booksPath } from '../../order-filter.ts';
import { firstDifferences } from './queries.ts';

/** The mail shows so many differences; the page has them all. */
const shown = 10;

/** One mail a night to each admin, if a paisa differs and nobody has explained it. */
export async function tellOfDifferences(ctx: Context): Promise<void> {
  const differences = await firstDifferences(shown);
  const total = differences[0]?.total ?? 0;
  if (total === 0) return;
  const subject =
    total === 1
      ? 'A payment differs from the gateway’s books'
      : `${total} payments differ from the gateway’s books`;
  for (const { uid, email, displayName } of await admins()) {
    const mail = await renderMail(
      <MailLayout
        preview="Somebody should look at it."
        title={subject}
        reason={`You are receiving this e-mail because you are an admin of ${brand.name}.`}
      >
        <Paragraph>Hello {displayName},</Paragraph>
        <Paragraph>
          Tonight we compared the payments of the last 180 days with the gateway’s books. What we
          had missed of our own orders has been added. These still differ, and wait for a person:
        </Paragraph>
        <MailFacts
          facts={differences.map(({ day, paymentId, here, there, currency }) => [
            `${paymentId}, ${instantText(`${day}T00:00+05:30`, 'date')}`,
            `${moneyText({ amount: here, currency })} here, ${moneyText({ amount: there, currency })} there`,
          ])}
        />
        <MailButton href={publicAddress(booksPath)}>See all differences</MailButton>
      </MailLayout>,
    );
    await queueMail({
      to: email,
      subject,
      key: `books-differ:${indianDate(ctx.clock.now())}:${uid}`,
      ...mail,
    });
  }
}
