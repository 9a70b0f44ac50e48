// What the members of a large school have done besides lessons: practice, questions, orders.
import type { SchoolSize } from './large-school-size.ts';
import { oneOf } from './sql-choice.ts';

const price = 180_000;
const parts = 'column table form page button chart list filter view agent prompt token'.split(' ');

/** Like the statements of large-school.ts, each adds all rows of one kind, and needs none of theirs. */
export const workOfMembers = ({
  courses,
  lessonsEach,
  members,
  answersEach,
  questions,
}: SchoolSize): string[] => [
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
  `insert into orders (id, gateway_order_id, uid, kind, plan_type, list_price_paise, amount_paise, currency, status, created_at,
     starts_at, ends_at, guarantee_days)
   select 'order-' || n, 'gateway-' || n, 'person-' || n, 'purchase', 'basicPlan', ${price}, ${price}, 'INR', 'paid', now() - n * interval '1 minute',
     now() - n * interval '1 minute', now() + interval '365 days', 7
   from generate_series(1, ${members}) n`,
  `insert into order_transitions (order_id, status, source, reached_at)
   select id, 'paid', 'webhook', created_at from orders`,
  `insert into payments (id, order_id, status, amount_paise, currency, first_seen_at, captured_at, settled_at)
   select 'payment-' || id, id, 'captured', amount_paise, currency, created_at, created_at, created_at from orders`,
  `insert into revenue_entries (at, kind, payment_id, order_id, plan_type, amount_paise, discount_paise)
   select created_at, 'paid', 'payment-' || id, id, plan_type, amount_paise, 0 from orders`,
];
