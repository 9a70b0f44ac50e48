import { Icon } from '#app/ui/base/icon.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import '#app/ui/art/palette-fields.css';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { CatalogueCourse } from '../contract.ts';
import { CourseBadges, CourseFacts } from './course-card.tsx';
import './featured-course.css';

/** A course as the poster of the list, printed in its own palette. All of it is the link. */
export const FeaturedCourse = ({ course }: { course: CatalogueCourse }) => (
  <article className="featured-course palette-field art-lifts" data-palette={course.palette}>
    <div className="featured-course-text">
      <CourseBadges course={course} />
      <h2 className="heading-2">
        <Unbroken text={course.title} />
      </h2>
      <p>{course.description}</p>
      <CourseFacts course={course} />
      <ButtonLink
        to={coursePath(course.slug)}
        thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
      >
        See the course<span className="visually-hidden">: {course.title}</span>
      </ButtonLink>
    </div>
    <Picture
      src={course.image}
      kind="cover"
      seed={course.slug}
      options={{
        glyph: course.icon,
        palette: course.palette,
        width: 640,
        height: 440,
        composition: 'diagonal',
        sky: 'rays',
      }}
      className="featured-course-cover"
    />
  </article>
);
