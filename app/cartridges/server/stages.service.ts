import { mostLessons, mostStages } from '#app/courses/content-limits.ts';
import type { SuppliedStage } from '#app/courses/course-content.ts';
import { broughtLesson } from '#app/courses/server/content.face.ts';
import { mediaAddress } from '#app/media/media-address.ts';
import { slugOf } from '#app/shared/slug.ts';
import { withAddresses } from '../file-marks.ts';
import type { ReadLesson, Reported } from '../read-cartridge.ts';
import { unpacked, type PackedCartridge } from './packed-cartridge.service.ts';
import type { StoredFiles } from './files.service.ts';

interface TakenOver {
  stages: SuppliedStage[];
  counts: { stages: number; lessons: number };
  /** The files that its lessons name. */
  files: ReadonlySet<string>;
  report: Reported[];
}

/** Stands for an address that a file does not have yet. All are of this length. */
const someAddress = mediaAddress('x'.repeat(22));

/**
 * The stages of a package as a draft with so much room takes them. Lessons that it refuses are left
 * out, and their line in the report says why. Without `stored`, no file has its address yet.
 */
export async function takenOver(
  { stages, report, fileLines }: PackedCartridge,
  room: { stages: number; lessons: number },
  stored?: StoredFiles,
): Promise<TakenOver> {
  const lines = report.map((line) => ({ ...line }));
  const taken: SuppliedStage[] = [];
  const files = new Set<string>();
  let lessons = 0;
  for (const { title, lessons: read, quiz } of stages) {
    const own: SuppliedStage['lessons'][number][] = [];
    for (const packed of read) {
      const lesson = unpacked(packed);
      const full = fault(room, { stages: taken.length, lessons: lessons + own.length });
      const found = full ? { fault: full } : await broughtLesson(inputOf(lesson, stored));
      const line = lines[lesson.line];
      if ('fault' in found) {
        if (line) Object.assign(line, { outcome: 'left', note: found.fault });
        continue;
      }
      own.push(found.lesson);
      for (const path of lesson.files) files.add(path);
      if (line) noteLost(line, lesson, stored);
    }
    if (own.length > 0 || (quiz && taken.length < room.stages))
      taken.push({ title, lessons: own, quiz });
    lessons += own.length;
  }
  for (const [path, line] of fileLines) noteFile(lines[line], { path, files, stored });
  return { stages: taken, counts: { stages: taken.length, lessons }, files, report: lines };
}

function fault(
  room: { stages: number; lessons: number },
  used: { stages: number; lessons: number },
): string | undefined {
  if (used.lessons >= room.lessons) return `A course has at most ${mostLessons} lessons.`;
  if (used.stages >= room.stages) return `A course has at most ${mostStages} stages.`;
  return undefined;
}

const addressOf = (path: string | undefined, stored: StoredFiles | undefined) => {
  if (!stored) return someAddress;
  const found = stored.get(path ?? '');
  return found && 'address' in found ? found.address : undefined;
};

function inputOf(
  { title, kind, text, files, practice }: ReadLesson,
  stored: StoredFiles | undefined,
) {
  const lost = files.some((path) => addressOf(path, stored) === undefined);
  return {
    title,
    slug: slugOf(title) || 'lesson',
    // Without its file or video it is words like any other.
    kind: lost && kind !== 'practice' ? 'reading' : kind,
    text: withAddresses(text, (file) => addressOf(files[file], stored)),
    practice,
  };
}

function noteLost(line: Reported, { files }: ReadLesson, stored: StoredFiles | undefined): void {
  const lost = files.filter((path) => addressOf(path, stored) === undefined);
  if (lost.length === 0) return;
  const names = lost.map((path) => path.split('/').at(-1) ?? path);
  const note = `${line.note} Without ${names.join(', ')}.`;
  Object.assign(line, { outcome: 'changed', note });
}

function noteFile(
  line: Reported | undefined,
  {
    path,
    files,
    stored,
  }: { path: string; files: ReadonlySet<string>; stored: StoredFiles | undefined },
): void {
  if (!line || line.outcome === 'left') return;
  const found = stored?.get(path);
  if (!files.has(path)) Object.assign(line, { outcome: 'left', note: 'Its lesson was left out.' });
  else if (found && 'fault' in found) Object.assign(line, { outcome: 'left', note: found.fault });
}
