import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { addPath, finish, finishCourse, pathSchool } from '#test/paths.ts';
import { member } from '#test/people.ts';

/** One of two people finishes one of three courses or asks for a certificate, or a path changes. */
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('finish' as const), who: fc.nat(1), what: fc.nat(2) }),
    fc.record({ does: fc.constant('ask' as const), who: fc.nat(1), what: fc.nat(1) }),
    fc.record({
      does: fc.constant('change' as const),
      path: fc.nat(1),
      through: fc.shuffledSubarray([0, 1, 2], { minLength: 2 }),
    }),
  ),
  { minLength: 8, maxLength: 16 },
);

const broken = () => brokenInvariants(async (query) => (await sql.raw(query).execute(q())).rows);

test('whatever happens in whatever order, only a path that was complete then gives a certificate', async () => {
  const { app, admin, courses } = await pathSchool();
  const slugsOf = (places: readonly number[]) => places.map((place) => courses[place] ?? '');
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      runs += 1;
      const open = async (index: number) => {
        const who = await member(app, 'basicPlan', { email: `${runs}-${index}@example.in` });
        const first = [index, index + 1];
        const path = await addPath(app, admin, slugsOf(first), `Path ${runs} ${index}`);
        return { who, path, through: first, finished: new Set<number>() };
      };
      const both = [await open(0), await open(1)] as const;
      const at = (index: number) => both[index === 0 ? 0 : 1];
      const expected = new Set<string>();
      const certify = (
        { who, finished }: (typeof both)[0],
        { path, through }: (typeof both)[0],
      ) => {
        if (through.every((course) => finished.has(course)))
          expected.add(`${who.uid} ${path.slug}`);
      };

      for (const step of taken)
        if (step.does === 'change') {
          at(step.path).through = step.through;
          await at(step.path).path.change({ courses: slugsOf(step.through) });
        } else if (step.does === 'ask') {
          certify(at(step.who), at(step.what));
          await finish(app, at(step.who).who, `paths/${at(step.what).path.slug}`);
        } else {
          const { who, finished } = at(step.who);
          const isNew = !finished.has(step.what);
          finished.add(step.what);
          for (const each of both)
            if (isNew && each.through.includes(step.what)) certify(at(step.who), each);
          await finishCourse(app, who, courses[step.what] ?? '');
        }

      const slugs = both.map(({ path }) => path.slug);
      const { rows } = await sql<{ held: string }>`
        select uid || ' ' || course_slug as held from certificates
        where kind = 'path' and course_slug = any (${slugs})`.execute(q());
      expect(rows.map(({ held }) => held).toSorted()).toEqual([...expected].toSorted());
    }),
    { numRuns: 4 },
  );
  expect(await broken()).toEqual([]);
});
