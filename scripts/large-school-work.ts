// What the members of a large school have done besides lessons: practice, questions, orders.
import type { SchoolSize } from './large-school-size.ts';
import { oneOf } from './sql-choice.ts';

const price = 180_000;
const discount = 18_000;
const parts = 'column table form page button chart list filter view agent prompt token'.split(' ');

/** Like the statements of large-school.ts, each adds all rows of one kind, and needs none of theirs. */
export const workOfMembers = ({
  courses,
  lessonsEach,
  members,
  answersEach,
  questions,
}: SchoolSize): string[] => {
  // Of order n. Nobody uses their own code.
  const referrer = `(1 + (n * 3) % ${members / 10})`;
  return [
    `insert into practice_rounds (uid, lesson_id, block_id, tries, outcome, answer, tried_at, done_at)
   select 'person-' || n, 'large-' || 1 + (n * 7 + answered / 4) % ${courses} || '-' || 1 + answered % ${lessonsEach}, 'block-' || answered % 4,
     1, 'right', '{"kind": "one", "choice": "a"}', now(), now()
   from generate_series(1, ${members}) n, generate_series(1, ${answersEach}) answered
   on conflict do nothing`,
    `insert into recall_blocks (uid, lesson_id, block_id, passed, due_on, tries, outcome)
   select 'person-' || n, 'large-' || 1 + (n * 7) % ${courses} || '-' || missed, 'block-1', 0, current_date, 0, 'open'
   from generate_series(1, ${members}) n, generate_series(1, 5) missed`,
    `insert into lesson_questions (id, lesson_id, lesson_title, course_id, course_title, uid, title, words, asked_at, waits_since)
   select 'question-' || n, 'large-' || 1 + n % ${courses} || '-' || 1 + n / ${courses} % ${lessonsEach}, 'Lesson', 'large-' || 1 + n % ${courses}, 'Course',
     'person-' || 1 + n % ${members}, 'Why does ' || ${oneOf(parts, 'n')} || ' ' || n % 997 || ' stay empty?', 'It works in my copy, but not in copy ' || n % 991 || '.',
     now() - n * interval '1 second', case when n % 50 = 0 then now() - n * interval '1 second' end
   from generate_series(1, ${questions}) n`,
    `insert into lesson_answers (id, question_id, uid, words, answered_at)
   select 'answer-' || n, 'question-' || n, 'person-' || 1 + (n * 3) % ${members}, 'The filter of view ' || n % 983 || ' hides it.', now()
   from generate_series(1, ${questions}) n`,
    `insert into lesson_question_followers (question_id, uid, followed_at, told_at)
   select id, uid, asked_at, asked_at from lesson_questions`,
    // A fifth with a referral code.
    `insert into orders (id, gateway_order_id, uid, kind, plan_type, list_price_paise, amount_paise, currency, status, created_at,
     starts_at, ends_at, guarantee_days, discount_source, discount_percent)
   select 'order-' || n, 'gateway-' || n, 'person-' || n, 'purchase', 'basicPlan', ${price}, ${price} - case n % 5 when 0 then ${discount} else 0 end,
     'INR', 'paid', now() - n * interval '1 minute', now() - n * interval '1 minute', now() + interval '365 days', 7,
     case n % 5 when 0 then 'referral:CREW_' || ${referrer} end, case n % 5 when 0 then 10 else 0 end
   from generate_series(1, ${members}) n`,
    `insert into code_redemptions (id, order_id, uid, code, discount_percent, referrer_uid, reward_percent, reserved_at, redeemed_at)
   select 'order-' || n, 'order-' || n, 'person-' || n, 'CREW_' || ${referrer}, 10, 'person-' || ${referrer}, 10,
     now() - n * interval '1 minute', now() - n * interval '1 minute'
   from generate_series(5, ${members}, 5) n`,
    `insert into order_transitions (order_id, status, source, reached_at)
   select id, 'paid', 'webhook', created_at from orders`,
    `insert into payments (id, order_id, status, amount_paise, currency, first_seen_at, captured_at, settled_at)
   select 'payment-' || id, id, 'captured', amount_paise, currency, created_at, created_at, created_at from orders`,
    `insert into revenue_entries (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
   select created_at, 'paid', 'payment-' || id, id, plan_type, discount_source, amount_paise, list_price_paise - amount_paise from orders`,
    // One in 25 goes back the next day, one in 250 of them in two parts.
    `insert into revenue_entries (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
   select created_at + part * interval '1 day', 'refunded', 'payment-' || id, id, plan_type, discount_source, -50000, 0
   from generate_series(25, ${members}, 25) n join orders on orders.id = 'order-' || n,
     generate_series(1, case n % 250 when 0 then 2 else 1 end) part`,
    `insert into document_series (series, last) values ('INV/26-27', ${members})`,
    `insert into documents (id, number, kind, series, serial, order_id, uid, issued_at, total_paise, taxable_paise, cgst_paise, sgst_paise,
     igst_paise, facts, buyer)
   select id, 'INV/26-27/' || n, 'invoice', 'INV/26-27', n, id, uid, created_at, amount_paise, amount_paise - amount_paise / 5, 0, 0, amount_paise / 5,
     jsonb_build_object('seller', jsonb_build_object('name', 'A large school', 'address', 'Andheri East, Mumbai', 'state', '27', 'gstin', '27AAPFU0939F1ZV'),
       'school', 'A large school', 'placeOfSupply', '29', 'sac', '999293', 'ratePercent', 18,
       'order', jsonb_build_object('id', gateway_order_id, 'planType', plan_type, 'kind', kind, 'startsAt', starts_at, 'endsAt', ends_at)),
     '{"name": "Somebody", "address": null, "gstin": null}'
   from generate_series(1, ${members}) n join orders on orders.id = 'order-' || n`,
  ];
};
