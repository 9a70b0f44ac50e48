import { sql, type SelectQueryBuilder } from 'kysely';
import { countOf, type CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
import { idBySlug, type CourseFace, type Rating, type RatedCourse } from './queries.ts';
import type { CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

const published = () => db().selectFrom('courses').where('published_at', 'is not', null);

export const countPublished = (): Promise<number> => countOf(published());

/** The courses of one page, in the catalogue's order: read from an index alone, however late the page. */
const pageOfIds = ({ limit, offset }: Stretch) =>
  published()
    .select(['id', 'position', 'slug'])
    .orderBy('position')
    .orderBy('slug')
    .limit(limit)
    .offset(offset);

export const selectPublishedIds = async (stretch: Stretch): Promise<string[]> =>
  (await pageOfIds(stretch).execute()).map(({ id }) => id);

const faceColumns = [
  'courses.id',
  'courses.slug',
  'courses.title',
  'courses.description',
  'courses.topic',
  'courses.icon',
  'courses.palette',
  'courses.composition',
  'courses.image',
  'courses.duration',
  'courses.is_new',
  'courses.is_trending',
] as const;

type Shown = SelectQueryBuilder<CoursesTables, 'courses', Pick<Place, 'id' | 'position' | 'slug'>>;
type Place = CoursesTables['courses'];

const facesOf = (shown: Shown, learners: CountAbout) =>
  db()
    .selectFrom(shown.as('shown'))
    .innerJoin('courses', 'courses.id', 'shown.id')
    .leftJoin('course_ratings as rating', 'rating.course_id', 'shown.id')
    .select([...faceColumns, 'rating.stars', 'rating.reviews'])
    .select((row) => learners(row.ref('shown.id')).as('learners'))
    .orderBy('shown.position')
    .orderBy('shown.slug');

/** The data for the cards of one page. */
export const selectCards = (stretch: Stretch, learners: CountAbout): Promise<CardRow[]> =>
  facesOf(pageOfIds(stretch), learners)
    .innerJoin('catalogue_entries as entry', 'entry.course_id', 'shown.id')
    .select(['entry.lessons', 'entry.minutes'])
    .execute();

export type CardRow = CourseFace &
  Rating & { id: string; learners: number } & Pick<
    CoursesTables['catalogue_entries'],
    'lessons' | 'minutes'
  >;

/** A stage as the list for programs has it. */
export interface ListedStage {
  title: string;
  duration: string;
  minutes: number;
  lessons: string[];
}

const listed = async (shown: Shown, learners: CountAbout) =>
  (await facesOf(shown, learners)
    .select([
      'courses.instructor_name',
      'courses.instructor_title',
      'courses.instructor_image',
      'courses.learning_points',
      'courses.target_audience',
      'courses.faqs',
    ])
    .select(
      sql<ListedStage[]>`(
        select coalesce(json_agg(json_build_object('title', stage.title, 'duration', stage.duration,
          'minutes', inside.minutes, 'lessons', inside.titles) order by stage.position), '[]')
        from course_sections stage cross join lateral (
          select coalesce(sum(minutes), 0) as minutes, coalesce(json_agg(title order by position), '[]') as titles
          from lessons where section_id = stage.id
        ) as inside
        where stage.course_id = courses.id
      )`.as('stages'),
    )
    .execute()) as ListedCourse[];

/** The courses of one page with what the list for programs says of their stages. */
export const selectListed = (stretch: Stretch, learners: CountAbout) =>
  listed(pageOfIds(stretch), learners);

/** The same of one course, by its id or by a slug that it has or had. */
export async function selectListedBy(key: 'id' | 'slug', value: string, learners: CountAbout) {
  const id = key === 'id' ? value : idBySlug(value);
  const [course] = await listed(
    published().select(['id', 'position', 'slug']).where('id', '=', id),
    learners,
  );
  return course;
}

export type ListedCourse = Omit<CardRow, 'lessons' | 'minutes'> &
  Pick<
    RatedCourse,
    | 'instructor_name'
    | 'instructor_title'
    | 'instructor_image'
    | 'learning_points'
    | 'target_audience'
    | 'faqs'
  > & { stages: ListedStage[] };
