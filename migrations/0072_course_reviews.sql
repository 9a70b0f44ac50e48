-- What learners say about a course: one each. `words` may be empty.
create table course_reviews (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  uid text not null references users (uid),
  stars integer not null check (stars between 1 and 5),
  words text not null check (length(words) <= 2000),
  written_at timestamptz not null,
  changed_at timestamptz not null,
  reply text check (length(reply) between 1 and 2000),
  replied_by text references users (uid),
  replied_at timestamptz,
  -- An admin hides what is abusive. It is neither shown nor counted then.
  hidden_at timestamptz,
  hidden_reason text,
  unique (uid, course_id),
  check ((reply is null) = (replied_at is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index course_reviews_of_course on course_reviews (course_id, written_at desc, id);
create index course_reviews_shown on course_reviews (course_id, written_at desc, id)
  where hidden_at is null and words <> '';
create index course_reviews_by_replier on course_reviews (replied_by) where replied_by is not null;

-- Of each course: the sum of the stars, how many gave them, and how many of those wrote something.
create table course_ratings (
  course_id text primary key references courses (id) on delete cascade,
  stars integer not null,
  reviews integer not null check (reviews >= 0),
  texts integer not null check (texts >= 0)
);

create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update course_ratings set stars = stars - old.stars, reviews = reviews - 1, texts = texts - (old.words <> '')::integer
    where course_id = old.course_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into course_ratings as rating (course_id, stars, reviews, texts)
    values (new.course_id, new.stars, 1, (new.words <> '')::integer)
    on conflict (course_id) do update set stars = rating.stars + excluded.stars, reviews = rating.reviews + 1,
      texts = rating.texts + excluded.texts;
  end if;
  return null;
end $$;

create trigger reviews_are_counted after insert or delete or update of stars, words, hidden_at on course_reviews
  for each row execute function count_review();
