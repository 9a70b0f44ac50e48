import type { ReactNode } from 'react';
import { Picture } from '#app/ui/art/picture.tsx';
import '#app/ui/art/palette-fields.css';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { CoursePage } from '../contract.ts';
import { factsOf } from '../course-facts.ts';
import './course-hero.css';

/** A title with more characters is set one size smaller. */
const longTitle = 40;

/** The poster of a course: field and rays in the colours of its palette, its craft across them. */
export function CourseHero({ course, way }: { course: CoursePage; way?: ReactNode }) {
  const { slug, title, description, topic, image, palette, icon: glyph } = course;
  const facts = factsOf(course);
  return (
    <section
      className="course-hero palette-field"
      data-palette={palette}
      aria-labelledby="course-title"
    >
      <div className="wrap">
        <div className="course-hero-text">
          <div className="course-hero-ways">
            <Breadcrumb items={[{ label: 'Courses', to: '/courses' }, { label: topic }]} />
            {way}
          </div>
          <h1 id="course-title" className={title.length > longTitle ? 'heading-2' : 'heading-1'}>
            <Unbroken text={title} />
          </h1>
          <p className="lede">{description}</p>
          {facts.length > 0 && (
            <dl className="fact-strip">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="number">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <Picture
        className="course-hero-picture"
        src={image}
        kind="cover"
        seed={slug}
        options={{ width: 760, height: 640, composition: 'diagonal', sky: 'rays', palette, glyph }}
      />
    </section>
  );
}
