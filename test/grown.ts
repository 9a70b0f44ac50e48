import { sql, type RawBuilder } from 'kysely';
import { q } from '#app/platform/database.ts';
import { copy } from './copies.ts';
import { growLessonFiles } from './grown-lesson-files.ts';
import { growMemberPages } from './grown-member-pages.ts';
import { growProjects } from './grown-projects.ts';
import { growQuestions } from './grown-questions.ts';

/** How many there are of everything that a school adds to over the years. */
export interface Growth {
  courses: number;
  tools: number;
  investors: number;
  hackathons: number;
  openings: number;
  paths: number;
  posts: number;
  /** Of one person. */
  own: number;
}

/** The numbers that this check's specification names. */
export const grown: Growth = {
  courses: 600,
  tools: 600,
  investors: 600,
  hackathons: 300,
  openings: 300,
  paths: 300,
  posts: 300,
  own: 2000,
};

/** No list has a longer page, so with this many of each, every first page is full. */
const longestPage = 100;
/** Except one: all notes and highlights of a lesson, with those that may be restored. */
const longestOwn = 500;
export const onePageOfEach: Growth = {
  courses: longestPage,
  tools: longestPage,
  investors: longestPage,
  hackathons: longestPage,
  openings: longestPage,
  paths: longestPage,
  posts: longestPage,
  own: longestOwn,
};

/** The ids of copies begin with this. Only the original rows are copied. */
const isPattern = (column: string) => sql`${sql.ref(column)} not like 'copy-%'`;

const named = (column: string) => sql`'copy-' || n || '-' || (t.${sql.ref(column)})`;

/**
 * Adds copies of the school's data, numbered from `from` to the target count of each. Then it adds
 * orders, notifications, referrals and audit entries of one person (`uid`), and posts on one
 * hackathon's board.
 */
export async function grow(
  { uid, hackathon }: { uid: string; hackathon: string },
  to: Growth,
  from = 1,
): Promise<void> {
  await growSchool(to, from);
  await copy({
    table: 'users',
    of: sql`uid = ${uid}`,
    from,
    to: Math.max(to.own, to.posts),
    but: sql`jsonb_build_object('uid', 'copy-' || n, 'email', 'copy-' || n || '@example.in')`,
  });
  await sql`insert into hackathon_registrations (hackathon_id, uid, registered_at)
    select ${hackathon}, 'copy-' || n, now() from generate_series(${from}::int, ${to.posts}::int) n`.execute(
    q(),
  );
  await sql`insert into team_posts (id, hackathon_id, uid, kind, skills, words, written_at, changed_at)
    select 'copy-' || n, ${hackathon}, 'copy-' || n, 'person', 'Maps', 'Free on weekends.', now(), now()
    from generate_series(${from}::int, ${to.posts}::int) n`.execute(q());
  await growPerson(uid, to.own, from);
}

/** Adds copies of the data that visitors see, numbered from `from` to the target count of each. */
export async function growSchool(to: Growth, from = 1): Promise<void> {
  await copy({
    table: 'courses',
    of: sql`${isPattern('id')} and published_at is not null`,
    from,
    to: to.courses,
    but: sql`jsonb_build_object('id', 'copy-' || n, 'slug', 'copy-' || n, 'position', n + 100)`,
  });
  await copy({
    table: 'announced_courses',
    of: isPattern('course_id'),
    from,
    to: to.courses,
    but: sql`jsonb_build_object('course_id', 'copy-' || n)`,
  });
  const course = sql<string>`(select id from courses where id not like 'copy-%' and published_at is not null order by id limit 1)`;
  await copyOutline({ from, to: to.courses, course });
  await growLessonFiles({ from, to: to.courses });
  const keyed = { from, of: isPattern('id') };
  await copy({
    ...keyed,
    table: 'ai_tools',
    to: to.tools,
    but: sql`jsonb_build_object('id', ${named('id')}, 'name_key', ${named('name_key')}, 'tags', jsonb_build_array('tag-' || n))`,
  });
  await copy({
    ...keyed,
    table: 'investors',
    to: to.investors,
    but: sql`jsonb_build_object('id', ${named('id')}, 'key', ${named('key')}, 'location', 'City ' || n, 'geography', jsonb_build_array('City ' || n), 'sectors', jsonb_build_array('Sector ' || n), 'tags', jsonb_build_array('tag-' || n))`,
  });
  await copy({
    ...keyed,
    table: 'hackathons',
    to: to.hackathons,
    but: sql`jsonb_build_object('id', ${named('id')})`,
  });
  await copy({
    ...keyed,
    table: 'placement_openings',
    to: to.openings,
    but: sql`jsonb_build_object('id', ${named('id')}, 'slug', ${named('slug')}, 'title', t.title || n)`,
  });
  await sql`insert into learning_paths (id, slug, title, description, position, published_at, changed_at)
    select 'copy-' || n, 'copy-' || n, 'Path ' || n, 'Two courses.', n, now(), now()
    from generate_series(${from}::int, ${to.paths}::int) n`.execute(q());
  await sql`insert into learning_path_courses (path_id, position, course_id)
    select 'copy-' || n, place, chosen.id from generate_series(${from}::int, ${to.paths}::int) n,
      (select id, row_number() over (order by position) as place from courses order by position limit 2) chosen`.execute(
    q(),
  );
}

const copyOutline = async ({
  course,
  ...span
}: {
  from: number;
  to: number;
  course: RawBuilder<string>;
}) => {
  const ofIt = { ...span, all: true, of: sql`course_id = ${course}` };
  await copy({
    ...ofIt,
    table: 'course_sections',
    but: sql`jsonb_build_object('id', ${named('id')}, 'course_id', 'copy-' || n)`,
  });
  // Short, because each is indexed, and mentions every tool, because a tool's page lists the
  // lessons that mention it.
  const body = sql`'An app with ' || (select string_agg(name, ', ') from ai_tools where id not like 'copy-%')`;
  await copy({
    ...ofIt,
    table: 'lessons',
    but: sql`jsonb_build_object('id', ${named('id')}, 'course_id', 'copy-' || n, 'section_id', ${named('section_id')}, 'body', ${body})`,
  });
};

async function growPerson(uid: string, to: number, from: number): Promise<void> {
  const span = { from, to };
  const order = { ...span, table: 'orders', of: sql`uid = ${uid} and id not like 'copy-%'` };
  // Half of the person's own orders are failed attempts. The others' orders are those that the
  // person's code brought.
  await copy({
    ...order,
    but: sql`jsonb_build_object('id', 'copy-own-' || n, 'gateway_order_id', 'order_own' || n, 'next_check_at', null, 'status', case when n % 2 = 0 then 'expired' else 'paid' end)`,
  });
  await copy({
    ...order,
    but: sql`jsonb_build_object('id', 'copy-' || n, 'gateway_order_id', 'order_copy' || n, 'uid', 'copy-' || n, 'next_check_at', null)`,
  });
  await sql`insert into code_redemptions (id, order_id, uid, code, discount_percent, referrer_uid, reward_percent, reserved_at, redeemed_at)
    select 'copy-' || n, 'copy-' || n, 'copy-' || n, 'FRIEND', 10, ${uid}, 10, now(), now()
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
  await sql`insert into promo_codes (code_key, code, percent, valid_from)
    select 'copy_' || n, 'COPY_' || n, 10, now()
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
  await sql`insert into campaigns (id, words, code_key, starts_at, ends_at, made_at)
    select 'copy-' || n, 'With code', 'copy_' || n, now() - n * interval '1 day', now() - (n - 0.5) * interval '1 day', now()
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
  await sql`insert into reward_entries (id, order_id, kind, referrer_uid, buyer_uid, amount_paise, reason, at, payable_at)
    select 'copy-' || n, 'copy-' || n, 'earned', ${uid}, 'copy-' || n, 50000, 'first purchase', now(), now() + interval '1440 hours'
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
  await copy({
    ...span,
    table: 'notifications',
    of: sql`uid = ${uid} and id not like 'copy-%'`,
    but: sql`jsonb_build_object('id', 'copy-' || n, 'key', 'copy-' || n, 'unsubscribe_hash', null)`,
  });
  await copy({
    ...span,
    table: 'lesson_notes',
    of: sql`uid = ${uid} and id not like 'copy-%'`,
    but: sql`jsonb_build_object('id', 'copy-' || n)`,
  });
  await growQuestions(uid, span);
  await growProjects(uid, span);
  await growMemberPages(span);
  await sql`insert into lesson_bookmarks (uid, lesson_id, lesson_title, course_id, course_title, marked_at)
    select ${uid}, 'copy-marked-' || n, 'Lesson', 'copy-' || n, 'A course', now()
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
  // Each ends before the next begins, and all before the current membership.
  await sql`insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at)
    select 'copy-' || n, ${uid}, 'basicPlan', 'Help with a launch', day - interval '1 day', day, day
    from generate_series(${from}::int, ${to}::int) n, lateral (select timestamptz '2000-01-01' + n * interval '2 days' as day) days`.execute(
    q(),
  );
  for (const { notes, on, key } of [
    { notes: 'placement_notes', on: 'placement_applications', key: 'application_id' },
    { notes: 'enquiry_notes', on: 'enquiries', key: 'enquiry_id' },
  ])
    await sql`insert into ${sql.table(notes)} (id, ${sql.ref(key)}, author_uid, words, written_at)
      select 'copy-' || n || '-' || id, id, ${uid}, 'Call them on Monday.', now()
      from ${sql.table(on)}, generate_series(${from}::int, ${to}::int) n`.execute(q());
  await sql`insert into admin_actions (id, at, actor, action, subject_kind, subject_id, person_uid, details, request_id, ip)
    select 'copy-' || n, now(), 'operator', 'account/disable', 'account', ${uid}, ${uid}, '{}', 'copy', '127.0.0.1'
    from generate_series(${from}::int, ${to}::int) n`.execute(q());
}
