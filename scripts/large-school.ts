// Fills a migrated, empty PostgreSQL database with a large school, using statements that each add
// all rows of one kind.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sha256 } from '../app/platform/ids.ts';
import type { SchoolSize } from './large-school-size.ts';
import { workOfMembers } from './large-school-work.ts';
import { oneOf } from './sql-choice.ts';

/** Sessions of a member who has started courses, and of an admin. */
export interface SchoolTokens {
  member: string;
  admin: string;
}

const firstNames = [
  'Asha',
  'Kabir',
  'Naina',
  'Ravi',
  'Meera',
  'Imran',
  'Lata',
  'Dev',
  'Zoya',
  'Arjun',
];
const lastNames = [
  'Gill',
  'Rao',
  'Khan',
  'Mehta',
  'Iyer',
  'Bose',
  'Nair',
  'Shah',
  'Dutta',
  'Pillai',
];
const topics = ['No-code', 'AI agents', 'Automation', 'Design', 'Growth', 'Data'];

/** Addresses that courses had: one for each turn of a measured call. */
const formerSlugs = 40_000;

export async function fillSchool(databaseUrl: string, size: SchoolSize): Promise<SchoolTokens> {
  const tokens = { member: secret(), admin: secret() };
  // The database uses one processor for each connection.
  await Promise.all([
    runAll(databaseUrl, [withoutTriggers, ...statements(size, tokens)]),
    runAll(databaseUrl, [withoutTriggers, ...workOfMembers(size)]),
  ]);
  await runAll(databaseUrl, [
    'select enter_courses(array(select id from courses))',
    'select enter_lesson_files(array(select id from courses))',
    'select enter_questions(array(select id from lesson_questions))',
    'select derive_standings(now())',
    'select derive_revenue_days()',
    'select derive_document_days()',
    'vacuum analyze',
    // Otherwise the server writes for minutes what was filled, while calls are measured.
    'checkpoint',
  ]);
  return tokens;
}

/**
 * Triggers would process the row sets again for each statement. What they derive is calculated at
 * the end.
 */
const withoutTriggers = 'set session_replication_role = replica';

async function runAll(connectionString: string, all: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of all) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The id of the file that every tenth lesson shows. */
const fileOf = `'file-' || lpad(n || '-' || place, 17, '0')`;

const secret = (): string => randomBytes(32).toString('base64url');

const statements = (
  { courses, lessonsEach, people, members, begunEach, notesEach }: SchoolSize,
  tokens: SchoolTokens,
): string[] => [
  `insert into courses (id, slug, title, description, topic, icon, palette, instructor_name, instructor_title,
     instructor_bio, learning_points, target_audience, faqs, is_new, is_trending, position, created_at,
     published_at, updated_at)
   select 'large-' || n, 'large-' || n, 'Course ' || n || ' on ' || ${oneOf(topics, 'n')}, 'What course ' || n || ' is about.',
     ${oneOf(topics, 'n')}, 'rocket', 'dawn', 'Asha Rao', 'Builder', 'Builds.', array['Point ' || n], array['Founders'],
     '[]', n % 50 = 0, n % 70 = 0, (select count(*) from courses) + n - 1, now(), now(), now()
   from generate_series(1, ${courses}) n`,
  `insert into former_course_slugs (slug, course_id, left_at)
   select 'former-' || n, 'large-' || 1 + n * 37 % ${courses}, now() from generate_series(0, ${formerSlugs} - 1) n`,
  `insert into course_sections (id, course_id, title, position)
   select 'large-' || n, 'large-' || n, 'All of it', 0 from generate_series(1, ${courses}) n`,
  `insert into lessons (id, course_id, section_id, slug, title, position, minutes, preview, body, tasks)
   select 'large-' || n || '-' || place, 'large-' || n, 'large-' || n, 'lesson-' || place, 'Lesson ' || place || ' of ' || n,
     place, 10, place = 1, 'The words of lesson ' || place || ' of course ' || n || '.'
       || case when place % 10 = 0 then ' [List](/media/' || ${fileOf} || ')' else '' end, array['Try it']
   from generate_series(1, ${courses}) n, generate_series(1, ${lessonsEach}) place`,
  `insert into media (id, kind, name, content_type, size, key, fingerprint, state, description, decorative, facts, created_at)
   select ${fileOf}, 'file', 'list-' || n || '.csv', 'text/csv', 100, ${fileOf}, ${fileOf}, 'ready', '', false, '{}', now() - n * interval '1 minute'
   from generate_series(1, ${courses}) n, generate_series(10, ${lessonsEach}, 10) place`,
  `insert into users (uid, email, display_name, password_hash, password_set_at, email_verified_at, created_at)
   select 'person-' || n, 'person-' || n || '@example.in', ${oneOf(firstNames, 'n')} || ' ' || ${oneOf(lastNames, 'n / 10')},
     'none', now(), now(), now() - n * interval '1 minute'
   from generate_series(1, ${people}) n`,
  `insert into referral_codes (code_key, code, uid, taken_at)
   select 'crew_' || n, 'CREW_' || n, 'person-' || n, now() from generate_series(1, ${people}) n`,
  `insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at)
   select 'person-' || n, 'person-' || n, case n % 5 when 0 then 'premiumPlan' else 'basicPlan' end, 'a large school',
     now() - interval '1 day' * (n % 400), case when n % 5 > 0 then now() - interval '1 day' * (n % 400) + interval '365 days' end, now()
   from generate_series(1, ${members}) n`,
  `insert into enrolments (uid, course_id, started_at, last_lesson_id, last_opened_at)
   select 'person-' || n, 'large-' || course, now(), 'large-' || course || '-2', now() - begun * interval '1 hour'
   from generate_series(1, ${members}) n, generate_series(1, ${begunEach}) begun,
     lateral (select 1 + (n * 7 + begun * 131) % ${courses} as course) chosen
   on conflict do nothing`,
  `insert into lesson_completions (uid, lesson_id, course_id, completed_at)
   select uid, course_id || '-' || place, course_id, now() from enrolments, generate_series(1, 5) place`,
  `insert into lesson_tasks_done (uid, lesson_id, task, done_at)
   select uid, lesson_id, 0, completed_at from lesson_completions`,
  `insert into quiz_results (uid, course_id, quiz_id, best_right, best_of, sent, last_sent_at, passed_at, counted)
   select uid, course_id, course_id, 4, 5, 1, now(), now(), array[course_id] from enrolments`,
  `insert into lesson_notes (uid, id, lesson_id, lesson_title, course_id, course_title, words, revision, saved_by, saved_turn, written_at, changed_at)
   select 'person-' || n, 'note-' || written, 'large-' || (n * 7 + written) % ${courses} || '-' || 1 + written % ${lessonsEach}, 'Lesson ' || 1 + written % ${lessonsEach},
     'large-' || (n * 7 + written) % ${courses}, 'Course', 'Ask of every column who changes it, and when: ' || written, 1, 'a-window', 1, now(), now()
   from generate_series(1, ${members}) n, generate_series(1, ${notesEach}) written`,
  `insert into lesson_bookmarks (uid, lesson_id, lesson_title, course_id, course_title, marked_at)
   select 'person-' || n, 'large-' || n % ${courses} || '-' || marked, 'Lesson ' || marked, 'large-' || n % ${courses}, 'Course', now()
   from generate_series(1, ${members}) n, generate_series(1, 3) marked`,
  `insert into course_learners (course_id, shard, learners)
   select course_id, hashtext(uid) & 7, count(*) from enrolments group by 1, 2`,
  `insert into notifications (id, uid, kind, data, key, created_at)
   select 'person-' || n || '-' || told, 'person-' || n, 'new-sign-in', '{"device": "Firefox on Linux", "at": "2026-11-01T00:00:00.000Z"}', 'told-' || told, now()
   from generate_series(1, ${members}) n, generate_series(1, 3) told`,
  `insert into admin_grants (uid, granted_at, reason) values ('person-5', now(), 'a large school')`,
  ...[
    ['person-10', tokens.member],
    ['person-5', tokens.admin],
  ].map(
    ([uid = '', token = '']) =>
      `insert into sessions (session_id, uid, token_hash, device, created_at, last_used_at, expires_at)
       values ('large-${uid}', '${uid}', '${sha256(token)}', 'Firefox on Linux', now(), now(), now() + interval '30 days')`,
  ),
];
