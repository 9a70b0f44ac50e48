import { useState } from 'react';
import { countText } from '#app/courses/course-facts.ts';
import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { saveFile } from '#app/ui/base/save-file.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { packageLimits } from '../cartridge-limits.ts';
import type { cartridgesContract, LeftOut } from '../contract.ts';

const LeftOutTable = later(partOf(() => import('./left-out-table.tsx'), 'LeftOutTable'));

const call = api<typeof cartridgesContract>();

interface CartridgeExportProps {
  courseId: string;
  /** Names the file. */
  slug: string;
}

/** Saves the course, with unpublished changes and all answers, for other learning platforms. */
export function CartridgeExport({ courseId, slug }: CartridgeExportProps) {
  const [left, setLeft] = useState<readonly LeftOut[]>();
  const params = { id: courseId };
  const report = async () =>
    setLeft((await call('GET /authoring/courses/{id}/cartridge/left-out', { params })).left);
  return (
    <Card as="section" className="stack cartridge-import" aria-labelledby="cartridge-export">
      <h2 id="cartridge-export" className="heading-4">
        Export
      </h2>
      <p>
        The course with its unpublished changes, as Common Cartridge 1.3: stages, the texts of
        lessons, pictures, files, videos with their captions, quizzes, and the practice kinds Choose
        one, Choose several and Fill the gaps with one gap. It contains the right answers, so don’t
        give it to learners.
      </p>
      <p className="text-soft">
        A cartridge can’t carry other practice, the place of practice in a text, chapters and
        posters of videos, tasks, tools, minutes, free lessons, settings of quizzes, the course’s
        page, or the project. For those, export Markdown or JSON. No export contains the picture of
        the cover, so upload it again after importing the course.
      </p>
      <p className="text-soft">
        An import takes at most {packageLimits}. A picture, file or video that a package has no room
        for is left out, and its lesson in the package says so.
      </p>
      <div className="row">
        <SendButton
          variant="secondary"
          onSend={async () => {
            await report();
            saveFile({
              name: `${slug}.imscc`,
              text: await call('GET /authoring/courses/{id}/cartridge', { params }),
              type: 'application/zip',
            });
          }}
        >
          <Icon name="download" /> Export as Common Cartridge
        </SendButton>
        <SendButton variant="quiet" onSend={report}>
          See what is left out
        </SendButton>
      </div>
      <div role="status">
        {left && (
          <Note kind={left.length > 0 ? 'warn' : 'ok'}>
            {left.length > 0
              ? `The package leaves out ${countText(left.length, 'thing')} of this course.`
              : 'The package has everything of this course that a cartridge can carry.'}
          </Note>
        )}
      </div>
      {left && left.length > 0 && <LeftOutTable left={left} />}
    </Card>
  );
}
