import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { compositionNames, type CompositionName } from '#app/shared/composition-names.ts';
import { Art } from '#app/ui/art/art.tsx';
import { glyphNames } from '#app/ui/art/glyphs.ts';
import { palettes, type Palette } from '#app/ui/art/palettes.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { pick, randomFrom, shuffled } from '#app/ui/art/seed.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Submission } from '#app/ui/form/use-submission.ts';
import type { EditedCourse } from '../desk.contract.ts';
import { isOurPicture } from '../our-picture.ts';
import { thumbnailAddress } from '../thumbnail.ts';
import './cover-studio.css';

const compositions: Readonly<Record<CompositionName, string>> = {
  ascent: 'Taking off',
  diagonal: 'In flight',
  pad: 'On the pad',
  close: 'Close up',
  orbit: 'In orbit',
  exploded: 'Taken apart',
  porthole: 'Porthole',
};

/** Uploads a picture or takes one of the library, and says where its chooser sees it. */
export type PictureChoice = ComponentType<{
  onChosen: (address: string) => void;
  onSending: (sending: boolean) => void;
}>;

/** Filled while a picture is being sent. */
export const sendingField = 'image.sending';

interface CoverStudioProps {
  course: EditedCourse;
  named: Submission['field'];
  mend: Submission['mend'];
  Choice: PictureChoice;
}

/** What the cover is drawn from, and how it looks. It is saved with the form. */
export function CoverStudio({ course, named, mend, Choice: PictureChoice }: CoverStudioProps) {
  const [image, setImage] = useState(course.image);
  const [sending, setSending] = useState(false);
  const { name: imageName, error: imageFault } = named('image');
  const take = (picture: string | null) => {
    setImage(picture);
    mend(imageName);
  };
  const [composition, setComposition] = useState(course.composition);
  const [palette, setPalette] = useState(course.palette);
  const [glyph, setGlyph] = useState(course.icon);
  const [shuffles, setShuffles] = useState(0);

  const shuffle = () => {
    const random = randomFrom(`${course.slug}/shuffle/${shuffles}`);
    const others = palettes.map(({ id }) => id).filter((id) => id !== palette);
    setComposition(pick(random, compositionNames));
    setPalette(shuffled(random, others)[0] ?? palette);
    setGlyph(shuffled(random, glyphNames)[0] ?? glyph);
    setShuffles(shuffles + 1);
  };
  return (
    <>
      <div className="row row-between">
        <h2 className="heading-4">Cover</h2>
        <Button size="small" variant="quiet" onClick={shuffle}>
          <Icon name="wand-sparkles" /> Shuffle
        </Button>
      </div>
      <Picture
        src={image && thumbnailAddress(image)}
        kind="cover"
        seed={course.slug}
        options={{ glyph, palette, composition }}
        className="course-editor-cover"
      />
      <PictureChoice
        onChosen={take}
        onSending={(now) => {
          setSending(now);
          mend(imageName);
        }}
      />
      {sending && <input type="hidden" name={sendingField} value="yes" />}
      {image && isOurPicture(image) ? (
        <>
          <input type="hidden" name={imageName} value={image} />
          <FormNote>{imageFault}</FormNote>
          <p className="text-small text-soft">
            {image !== course.image && 'Save the changes to make it the cover. '}
            Cards crop it to 4:3, so keep what matters in the middle.
          </p>
          <div className="row">
            <Button size="small" variant="quiet" onClick={() => take(null)}>
              <Icon name="x" /> Use the drawing instead
            </Button>
          </div>
        </>
      ) : (
        <TextField
          label="Web address of a picture (optional)"
          name={imageName}
          error={imageFault}
          type="url"
          defaultValue={image ?? ''}
          hint="With https://, or a link to a file on the shared drive. Without a picture, the cover is drawn."
          onBlur={({ currentTarget }) =>
            setImage(currentTarget.value.startsWith('https://') ? currentTarget.value : null)
          }
        />
      )}
      <Choices legend="Composition">
        {[null, ...compositionNames].map((each) => (
          <Choice
            key={each}
            name="composition"
            value={each ?? ''}
            label={each ? compositions[each] : 'Automatic'}
            checked={each === composition}
            onChoose={() => setComposition(each)}
          >
            <Art
              kind="cover"
              seed={course.slug}
              options={{ width: 120, height: 90, glyph, palette, composition: each }}
            />
          </Choice>
        ))}
      </Choices>
      <Choices legend="Colours">
        {palettes.map((each) => (
          <Choice
            key={each.id}
            name="palette"
            value={each.id}
            label={each.id.charAt(0).toUpperCase() + each.id.slice(1)}
            checked={each.id === palette}
            onChoose={() => setPalette(each.id)}
          >
            <Swatch {...each} />
          </Choice>
        ))}
      </Choices>
      <TextField
        label="Subject icon"
        {...named('icon')}
        required
        value={glyph}
        onChange={({ target }) => setGlyph(target.value)}
        list="cover-icons"
        hint="A lucide icon’s name, like bot, layers or mic."
      />
      <datalist id="cover-icons">
        {glyphNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="cover-choices">
    <legend className="form-field-label">{legend}</legend>
    {children}
  </fieldset>
);

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several pictures; its name is read out, and shown on hovering. */
function Choice({ name, value, label, checked, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className="cover-choice" htmlFor={id} title={label}>
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

const Swatch = ({ sky, body, trim }: Palette) => (
  <svg viewBox="0 0 40 26" preserveAspectRatio="none" aria-hidden="true">
    <path fill={sky} d="M0 0h20v26H0z" />
    <path fill={body} d="M20 0h10v26H20z" />
    <path fill={trim} d="M30 0h10v26H30z" />
  </svg>
);
