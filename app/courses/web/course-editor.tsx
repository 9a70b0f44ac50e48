import { useState, type ReactNode } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { useRevalidator } from 'react-router';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { isOf } from '#app/ui/form/fault-of.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { compositionNames } from '#app/shared/composition-names.ts';
import type { AuthoredTexts, CourseTexts, EditedCourse } from '../desk.contract.ts';
import { levelNames, levels } from '../levels.ts';
import { linesIn, questionsIn, questionsText } from '../desk-text.ts';
import { CoverStudio, sendingField, type PictureChoice } from './cover-studio.tsx';
import './course-editor.css';

/** The input, as the API expects it. */
function textsIn(form: HTMLFormElement): AuthoredTexts {
  const typed = (name: string) => typedIn(form, name);
  return {
    title: typed('title'),
    slug: typed('slug').trim(),
    description: typed('description'),
    duration: typed('duration'),
    topic: typed('topic'),
    level: levelNames.find((level) => level === typed('level')) ?? null,
    icon: typed('icon'),
    palette: typed('palette'),
    composition: compositionNames.find((name) => name === typed('composition')) ?? null,
    image: typed('image').trim() || null,
    instructor: {
      name: typed('instructor.name'),
      title: typed('instructor.title'),
      bio: typed('instructor.bio'),
      image: typed('instructor.image').trim() || null,
    },
    learningPoints: linesIn(typed('learningPoints')),
    targetAudience: linesIn(typed('targetAudience')),
    faqs: questionsIn(typed('faqs')),
  };
}

const flagsIn = (form: HTMLFormElement) => ({
  isNew: typedIn(form, 'isNew') === 'on',
  isTrending: typedIn(form, 'isTrending') === 'on',
});

type Texts = AuthoredTexts & { version: number };
type Flags = Pick<CourseTexts, 'isNew' | 'isTrending'>;

interface CourseEditorProps {
  course: EditedCourse;
  /** Stores what was typed. Admins also say whether the course is new or trending. */
  save: (texts: Texts, flags: Flags) => Promise<Pick<EditedCourse, 'version'>>;
  withFlags?: boolean;
  pictureChoice: PictureChoice;
  /** Below the form. */
  children?: ReactNode;
}

/**
 * The form for the texts of a course. It keeps its input when the server refuses it. Text typed
 * during a save is sent with the next one.
 */
export function CourseEditor({
  course,
  save,
  withFlags,
  pictureChoice,
  children,
}: CourseEditorProps) {
  const { instructor } = course;
  // The version that this form last read or saved: it never overwrites somebody else's changes.
  const [version, setVersion] = useState(course.version);
  const submission = useSubmission();
  const { refusal, submit, refuse, mend } = submission;
  const { revalidate } = useRevalidator();

  const send = async (form: HTMLFormElement) => {
    if (typedIn(form, sendingField)) {
      refuse({ image: 'The picture is still being uploaded. Save once it is here.' });
      return;
    }
    const store = async () => {
      const saved = await save({ ...textsIn(form), version }, flagsIn(form));
      setVersion(saved.version);
    };
    if (!(await submit(store))) return;
    toast.success('Course changed');
    await revalidate();
  };
  /** The first fault of a field, or of a line or question in it: 'Number 2: …'. */
  const errorOf = (name: string): string | undefined => {
    const [path, message] =
      Object.entries(refusal?.fields ?? {}).find(([fault]) => isOf(fault, name)) ?? [];
    const part = path?.slice(name.length + 1).split('.')[0];
    return message && part ? `Number ${Number(part) + 1}: ${message}` : message;
  };
  const named = (name: string) => ({ name, error: errorOf(name) });

  return (
    <div className="course-editor-frame stack">
      <Form submission={submission} className="course-editor" onSend={send}>
        <div className="stack">
          <Card className="stack">
            <h2 className="heading-4">Basics</h2>
            <TextField label="Title" {...named('title')} required defaultValue={course.title} />
            <TextField
              label="Address"
              {...named('slug')}
              required
              maxLength={80}
              defaultValue={course.slug}
              hint="Lower-case letters, digits and hyphens. Links to its former addresses keep working."
            />
            <TextArea
              label="Description"
              {...named('description')}
              required
              defaultValue={course.description}
            />
            <TextField
              label="Duration (optional)"
              {...named('duration')}
              defaultValue={course.duration}
              hint="Such as 10 hours. Once lessons have minutes, the page adds those up instead."
            />
            <TextField label="Topic" {...named('topic')} required defaultValue={course.topic} />
            <SelectField
              label="Level (optional)"
              {...named('level')}
              defaultValue={course.level ?? ''}
              options={[
                { value: '', label: 'Not stated' },
                ...levelNames.map((value) => ({ value, label: levels[value] })),
              ]}
            />
            {withFlags && (
              <div className="row">
                <CheckField label="New" name="isNew" defaultChecked={course.isNew} />
                <CheckField label="Trending" name="isTrending" defaultChecked={course.isTrending} />
              </div>
            )}
          </Card>
          <Card className="stack">
            <h2 className="heading-4">What the page says</h2>
            <TextArea
              label="What people learn"
              {...named('learningPoints')}
              rows={6}
              hint="One point per line."
              defaultValue={course.learningPoints.join('\n')}
            />
            <TextArea
              label="Who it is for"
              {...named('targetAudience')}
              rows={4}
              hint="One kind of person per line."
              defaultValue={course.targetAudience.join('\n')}
            />
            <TextArea
              label="Questions and answers"
              {...named('faqs')}
              rows={8}
              hint="The question on one line, its answer below it, and an empty line before the next. With fewer than two questions, the school’s own five follow."
              defaultValue={questionsText(course.faqs)}
            />
          </Card>
          <Card className="stack">
            <h2 className="heading-4">Instructor</h2>
            <TextField
              label="Name"
              {...named('instructor.name')}
              required
              defaultValue={instructor.name}
            />
            <TextField
              label="What they do"
              {...named('instructor.title')}
              defaultValue={instructor.title}
            />
            <TextArea
              label="About them"
              {...named('instructor.bio')}
              defaultValue={instructor.bio}
            />
            <TextField
              label="Portrait (optional)"
              {...named('instructor.image')}
              type="url"
              defaultValue={instructor.image ?? ''}
            />
          </Card>
        </div>
        <Card className="course-editor-side stack">
          <CoverStudio course={course} named={named} mend={mend} Choice={pictureChoice} />
          <FormEnd
            submission={submission}
            action="Save changes"
            block
            thruster={<Icon name="rocket" />}
          />
        </Card>
      </Form>
      {children}
    </div>
  );
}
