import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { mailAddress } from '../addresses.ts';
import type { StoredMail } from '../contract.ts';
import { textParts } from '../mail-links.ts';

/**
 * A mail's text form with clickable links. The HTML form opens in a separate document, where
 * nothing can run.
 */
export function KeptMailView({ mail }: { mail: StoredMail }) {
  return (
    <Card as="article" className="mailbox-mail" aria-labelledby="mailbox-subject">
      <h2 id="mailbox-subject" className="heading-3">
        {mail.subject}
      </h2>
      <Facts rows className="text-small">
        <Fact name="From">{mail.from}</Fact>
        <Fact name="To">{mail.to}</Fact>
        <Fact name="At">
          <LocalTime instant={mail.at} />
        </Fact>
      </Facts>
      <div className="mailbox-text">
        {textParts(mail.text).map(({ start, text, link }) =>
          link ? (
            <a key={start} className="link" href={text}>
              {text}
            </a>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </div>
      <a className="more-link" href={mailAddress(mail.id)} target="_blank" rel="noopener">
        See it as a mail program shows it <Icon name="external-link" aria-hidden="true" />
      </a>
    </Card>
  );
}
