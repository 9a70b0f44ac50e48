-- A course's place is its position and one. Courses are added at the end and never deleted, and each
-- move gives every course its place, so there are no gaps from now on.
update courses set position = ordered.place - 1
from (select id, row_number() over (order by position, slug) as place from courses) ordered
where courses.id = ordered.id and position <> ordered.place - 1;
