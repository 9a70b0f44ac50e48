/** What is counted or derived of people and courses. Each query selects the rows that are wrong. */
export const schoolInvariants: Readonly<Record<string, string>> = {
  'the learners of a course are counted as they are': `
    select course_id, counted.learners, enrolled.learners as enrolled
    from (select course_id, sum(learners) as learners from course_learners group by course_id) counted
      full join (select course_id, count(*) as learners from enrolments group by course_id) enrolled using (course_id)
    where counted.learners is distinct from enrolled.learners`,
  'the reviews of a course are counted as they are': `
    select course_id, counted.stars, written.stars as written
    from course_ratings counted full join (
      select course_id, sum(stars) as stars, count(*) as reviews, count(*) filter (where words <> '') as texts
      from course_reviews where hidden_at is null group by course_id) written using (course_id)
    where (coalesce(counted.stars, 0), coalesce(counted.reviews, 0), coalesce(counted.texts, 0))
      is distinct from (coalesce(written.stars, 0), coalesce(written.reviews, 0), coalesce(written.texts, 0))`,
  'nobody reviews a course of their own': `
    select uid, course_id from course_reviews join course_authors using (uid, course_id)`,
  'a path’s certificate is made of certificates for the courses that it names, of two at least': `
    select path.number from certificates path left join certificates part on part.uid = path.uid and part.kind = 'course'
      and part.finished_at <= path.finished_at
      and part.course_title in (select named ->> 'text' from jsonb_array_elements(path.proved) named)
    where path.kind = 'path'
    group by path.number having count(distinct part.course_id) < greatest(2, jsonb_array_length(path.proved))`,
  'courses have the places from the first to the last': `
    select slug, position from (select slug, position, row_number() over (order by position, slug) as place from courses) ordered
    where position <> place - 1`,
  'everyone stands as their periods say, from when and until when the row says': `
    select users.uid, row.standing, placed.standing as placed from users left join standings row using (uid)
      left join lateral standings_at(array[users.uid], greatest(row.since, '-infinity')) placed on true
    where (row.standing, row.since, row.until, row.created_at, row.name)
      is distinct from (placed.standing, placed.since, placed.until, users.created_at, lower(display_name))`,
  'people are counted by how they stand': `
    select standing, counted.people, standing.people as standing
    from (select standing, sum(people) as people from (select standing, people from standing_counts
        union all select standing, people from standing_changes) figures group by 1) counted
      full join (select standing, count(*) as people from standings group by 1) standing using (standing)
    where coalesce(counted.people, 0) <> coalesce(standing.people, 0)`,
  'a project’s response has points for each criterion of the rubric that was read, from none to all': `
    select submission.id from project_submissions submission join project_versions read using (course_id, version)
    where submission.points is not null and (jsonb_array_length(submission.points) <> jsonb_array_length(read.criteria)
      or exists (select from jsonb_array_elements(submission.points) with ordinality given (points, place)
        where points::int not between 0 and (read.criteria -> (place::int - 1) ->> 'points')::int))`,
  'attempts at a project are counted as they were submitted, and nobody responds to their own': `
    select later.id from project_submissions later left join project_submissions earlier
      on earlier.uid = later.uid and earlier.course_id = later.course_id and earlier.attempt < later.attempt
    where earlier.submitted_at > later.submitted_at or earlier.responded_at is null and earlier.id is not null
      or later.responder_uid = later.uid`,
};
