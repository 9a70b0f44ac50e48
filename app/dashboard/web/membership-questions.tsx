import { brand } from '#app/shared/brand.ts';
import { Accordion } from '#app/ui/base/accordion.tsx';
import './membership-questions.css';

const questions = () => [
  {
    title: 'What happens when my year ends?',
    content:
      'Your account and your progress are kept. Lessons lock until you renew, then open where you left them.',
  },
  {
    title: 'How do I get a refund?',
    content: (
      <>
        Open the order in your billing history within {brand.guaranteeDays} days of paying, and ask
        for it there. Its page says until when you can ask, and what goes back. Refunds are
        processed within 5-7 business days. The refund ends the membership you paid for.
      </>
    ),
  },
  {
    title: 'Can I buy a membership for somebody else?',
    content: (
      <>
        Yes, for a friend or for a whole team, on one invoice. You get a code for each person.
        Within {brand.guaranteeDays} days the order can be refunded, as long as none of its codes
        has been redeemed.
      </>
    ),
  },
  {
    title: 'What if I renew before my year is over?',
    content: 'Nothing is lost: the new year starts on the day the current one ends.',
  },
  {
    title: 'What does it cost to move to Premium?',
    content:
      'The price of Premium minus what you paid for the current year. After that there is no renewal date.',
  },
  {
    title: 'Can I move from College to Basic?',
    content: 'Yes. Choose Basic on the plans page; your account and progress stay as they are.',
  },
];

export const MembershipQuestions = () => (
  <section className="membership-questions" aria-labelledby="questions-heading">
    <h2 id="questions-heading" className="heading-4">
      Questions about membership
    </h2>
    <Accordion name="membership" items={questions()} openIndex={0} />
  </section>
);
