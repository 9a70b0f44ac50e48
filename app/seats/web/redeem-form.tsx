import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { planLabel } from '#app/memberships/plans.ts';
import { termInWords } from '#app/payments/offer-terms.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { loadIdentity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { Added, SeatPreview, seatsContract } from '../contract.ts';

const call = api<typeof seatsContract>();

/** First says what the code adds, then adds it. */
export function RedeemForm({ given, email }: { given: string; email: string }) {
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState<SeatPreview & { code: string }>();
  const looking = useSubmission();
  const look = () =>
    looking.submit(async () => {
      const code = typed.trim();
      setSeen({ ...(await call('POST /seat-codes/preview', { body: { code } })), code });
    });
  const lookAtGiven = useEffectEvent(() => {
    if (given.trim()) void look();
  });
  useEffect(() => lookAtGiven(), []);
  const forStudents = looking.refusal?.code === 'seat/college-not-eligible';
  return (
    <>
      <Card>
        <Form submission={looking} onSend={look}>
          <TextField
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            value={typed}
            hint="20 letters and digits, such as K7Q2M-9XH4T-0PWZC-R5E8N"
            {...looking.field('code')}
            onChange={({ target }) => {
              setTyped(target.value);
              setSeen(undefined);
            }}
          />
          <FormEnd
            submission={looking}
            action="See what it adds"
            variant={seen ? 'secondary' : 'primary'}
          />
          {forStudents && (
            <p>
              <AppLink className="link" to="/account/college">
                Confirm that you study
              </AppLink>
              , then come back with your code.
            </p>
          )}
        </Form>
      </Card>
      {seen && (
        <Offer
          key={seen.code}
          seen={seen}
          email={email}
          onChanged={(adds) => setSeen({ ...seen, adds })}
        />
      )}
    </>
  );
}

interface OfferProps {
  seen: SeatPreview & { code: string };
  email: string;
  /** The membership has changed: this is what the code adds now. */
  onChanged: (adds: Added) => void;
}

function Offer({ seen: { adds, code, from }, email, onChanged }: OfferProps) {
  const navigate = useNavigate();
  const redeeming = useSubmission({ leaves: true });
  const { kind, dates } = termInWords(adds, useReaderZone());
  const redeem = async () => {
    const { planType: _, ...shown } = adds;
    try {
      await call('POST /seat-codes/redemption', { body: { code, shown } });
    } catch (failure) {
      const now = failure instanceof ApiFailure && addsIn(failure);
      if (now) onChanged(now);
      throw failure;
    }
    toast.success('Code redeemed. Welcome aboard!');
    await loadIdentity();
    await navigate('/dashboard', { replace: true });
  };
  return (
    <Card as="section" className="stack" aria-labelledby="adds-heading">
      <h2 id="adds-heading" className="heading-3">
        {planLabel(adds.planType)}
      </h2>
      <Facts>
        <Fact name={kind}>{dates}</Fact>
        <Fact name="From">{from ?? 'A former member'}</Fact>
        <Fact name="Added to the account of">{email}</Fact>
      </Facts>
      {adds.kind === 'upgrade' && (
        <p className="text-small text-soft">
          Premium begins at once. The days left on your present plan are not refunded.
        </p>
      )}
      <p className="text-small text-soft">
        {from ?? 'Whoever bought it'} will see your first name and the day. If the payment for the
        code is taken back, this membership ends.
      </p>
      <Form submission={redeeming} onSend={() => redeeming.submit(redeem)}>
        <FormEnd
          submission={redeeming}
          action="Redeem the code"
          size="large"
          thruster={<Icon name="arrow-up-right" />}
        />
      </Form>
    </Card>
  );
}

const addsIn = ({ answer }: ApiFailure): Added | undefined =>
  (Object(answer) as { adds?: Added }).adds;
