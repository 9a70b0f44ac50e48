import { useId } from 'react';
import { thumbnailAddress } from '#app/courses/thumbnail.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import type { SuppliedPart } from '../supplied-parts.ts';
import type { OfferedPart, PartsOffer } from '../supplied-parts.contract.ts';
import { TextDifference } from './text-difference.tsx';
import './newer-part.css';

/** As the form of a course names them. */
const names: Record<SuppliedPart, string> = {
  title: 'Title',
  description: 'Description',
  topic: 'Topic',
  level: 'Level',
  learningPoints: 'What people learn',
  targetAudience: 'Who it is for',
  faqs: 'Questions and answers',
  instructor: 'Instructor',
  cover: 'Cover',
  project: 'Project',
};

interface NewerPartProps {
  offered: OfferedPart;
  covers: PartsOffer['covers'];
  /** The drawing depends on it. */
  slug: string;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

/** One text that an upgrade brought, beside the school's own. */
export function NewerPart({ offered, covers, slug, taken, onTake }: NewerPartProps) {
  const { part, school, before, after } = offered;
  const heading = useId();
  return (
    <section className="newer-part" aria-labelledby={heading}>
      <h3 id={heading} className="heading-4">
        {names[part]}
      </h3>
      <SchoolNote school={school} />
      {covers ? (
        <div className="newer-covers">
          <Cover slug={slug} label="Yours" cover={covers.before} />
          <Cover slug={slug} label="Newer" cover={covers.after} />
        </div>
      ) : (
        <TextDifference label={names[part]} before={before} after={after} />
      )}
      <CheckField
        label={
          <>
            Take the newer one over
            <span className="visually-hidden">: {names[part]}</span>
          </>
        }
        checked={taken}
        onChange={({ target }) => onTake(target.checked)}
      />
    </section>
  );
}

function SchoolNote({ school }: Pick<OfferedPart, 'school'>) {
  if (school === 'none') return <p className="text-soft">You have none so far.</p>;
  if (school === 'unchanged') return <p className="text-soft">You have not changed it yourself.</p>;
  return (
    <Note kind="warn">
      {school === 'changed'
        ? 'You have changed this yourself, and the upgrade changed it too.'
        : 'We can’t tell whether you have changed this yourself.'}{' '}
      If you take the newer one over, it replaces yours.
    </Note>
  );
}

interface CoverProps {
  slug: string;
  label: string;
  cover: NonNullable<PartsOffer['covers']>['before'];
}

const Cover = ({ slug, label, cover: { icon, palette, composition, image } }: CoverProps) => (
  <figure>
    <Picture
      src={image && thumbnailAddress(image)}
      kind="cover"
      seed={slug}
      options={{ glyph: icon, palette, composition }}
      className="newer-cover"
    />
    <figcaption className="text-small text-soft">{label}</figcaption>
  </figure>
);
