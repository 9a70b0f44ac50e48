import { useState } from 'react';
import { glyphNames } from '#app/ui/art/glyphs.ts';
import { palettes } from '#app/ui/art/palettes.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { pick, randomFrom } from '#app/ui/art/seed.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Submission } from '#app/ui/form/use-submission.ts';
import type { EditedCourse } from '../desk.contract.ts';
import { thumbnailAddress } from '../thumbnail.ts';

interface CoverStudioProps {
  course: EditedCourse;
  named: Submission['field'];
}

const paletteNames: Readonly<Record<string, string>> = Object.fromEntries(
  palettes.map(({ id }) => [id, id.charAt(0).toUpperCase() + id.slice(1)]),
);

/** What the cover is drawn from, and how it looks. It is saved with the form. */
export function CoverStudio({ course, named }: CoverStudioProps) {
  const [image, setImage] = useState(course.image);
  const [palette, setPalette] = useState(course.palette);
  const [glyph, setGlyph] = useState(course.icon);
  const [shuffles, setShuffles] = useState(0);

  const shuffle = () => {
    const random = randomFrom(`${course.slug}/shuffle/${shuffles}`);
    const [first, ...others] = palettes.filter(({ id }) => id !== palette);
    const [icon, ...icons] = glyphNames;
    if (first) setPalette(pick(random, [first, ...others]).id);
    if (icon) setGlyph(pick(random, [icon, ...icons]));
    setShuffles(shuffles + 1);
  };
  return (
    <>
      <Picture
        src={image && thumbnailAddress(image)}
        kind="cover"
        seed={course.slug}
        options={{ glyph, palette }}
        className="course-editor-cover"
      />
      <Button size="small" variant="quiet" onClick={shuffle}>
        <Icon name="wand-sparkles" /> Shuffle colours and icon
      </Button>
      <SelectField
        label="Colours"
        {...named('palette')}
        value={palette}
        onChange={({ target }) => setPalette(target.value)}
        options={Object.entries(paletteNames).map(([value, label]) => ({ value, label }))}
      />
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
      <TextField
        label="Image (optional)"
        {...named('image')}
        type="url"
        defaultValue={course.image ?? ''}
        hint="An address with https://, or a link to a file on the shared drive. Without one the cover is drawn as above."
        onBlur={({ currentTarget }) =>
          setImage(currentTarget.value.startsWith('https://') ? currentTarget.value : null)
        }
      />
    </>
  );
}
