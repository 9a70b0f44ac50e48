import type { ReactNode } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { CatalogueCourse } from '../contract.ts';
import { countText } from '../course-facts.ts';
import './course-card.css';

interface CourseCardProps {
  course: CatalogueCourse;
  /** Level of the title as a heading. */
  level?: 2 | 3 | undefined;
}

/** A course in a grid. The whole card is the link. */
export const CourseCard = ({ course, level }: CourseCardProps) => (
  <CoverCard
    course={course}
    level={level}
    to={coursePath(course.slug)}
    badges={<CourseBadges course={course} />}
  >
    <CourseFacts course={course} />
  </CoverCard>
);

interface CoverCardProps {
  course: Pick<
    CatalogueCourse,
    'slug' | 'title' | 'description' | 'icon' | 'palette' | 'composition' | 'image'
  >;
  level?: 2 | 3 | undefined;
  to: string;
  badges?: ReactNode;
  /** Below the description. */
  children: ReactNode;
}

/** The same for a course of which there is less to say. */
export function CoverCard({ course, level = 3, to, badges, children }: CoverCardProps) {
  const { slug, title, description, icon, palette, composition, image } = course;
  const Heading = `h${level}` as const;
  return (
    <article className="course-card art-lifts">
      <Picture
        src={image}
        kind="cover"
        seed={slug}
        options={{ glyph: icon, palette, composition }}
        className="course-card-cover"
      />
      {badges}
      <div>
        <Heading className="heading-4">
          <AppLink to={to}>
            <Unbroken text={title} />
          </AppLink>
        </Heading>
        <p className="course-card-description">{description}</p>
        {children}
      </div>
    </article>
  );
}

/** New and Trending, if they apply. */
export const CourseBadges = ({ course: { isNew, isTrending } }: { course: CatalogueCourse }) =>
  (isNew || isTrending) && (
    <div className="course-badges">
      {isNew && <Badge kind="new">New</Badge>}
      {isTrending && (
        <Badge kind="trend">
          <Icon name="trending-up" aria-hidden="true" />
          Trending
        </Badge>
      )}
    </div>
  );

/**
 * How long it takes, how many lessons it has and, once enough members have rated it, its rating.
 */
export const CourseFacts = ({
  course: { duration, lessons, rating },
}: {
  course: CatalogueCourse;
}) => (
  <p className="meta course-facts">
    <span>
      <Icon name="clock" aria-hidden="true" />
      {duration}
    </span>
    <span>
      <Icon name="layers" aria-hidden="true" />
      {countText(lessons, 'lesson')}
    </span>
    {rating !== null && (
      <span>
        <Icon name="star" aria-hidden="true" />
        <span className="visually-hidden">Rated</span> {rating.toFixed(1)}
      </span>
    )}
  </p>
);
