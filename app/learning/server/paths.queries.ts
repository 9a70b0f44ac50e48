import { sql } from 'kysely';
import { presentCertificatesOf } from '#app/certificates/server/face.ts';
import { q } from '#app/platform/database.ts';

/** More courses than anyone has begun lately. */
const mostBegun = 100;

export interface PathStanding {
  /** The ids of courses, last opened first. */
  begun: string[];
  certificates: { of: string; number: string; withdrawn: boolean }[];
}

/** The courses that someone has begun, and their certificates for courses and paths. */
export const selectPathStanding = async (uid: string): Promise<PathStanding> => {
  const { rows } = await sql<PathStanding>`
    select
      array(select course_id from enrolments where uid = ${uid}
        order by last_opened_at desc, course_id limit ${mostBegun}) as begun,
      ${presentCertificatesOf(sql`${uid}`)} as certificates`.execute(q());
  const [standing] = rows;
  if (!standing) throw new Error('A statement without a table has one row');
  return standing;
};
