import { setImmediate as breather } from 'node:timers/promises';
import { exportCourse, mediaFor, requireOwnCourse } from '#app/authoring/server/face.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import { contentOf } from '#app/courses/server/content.face.ts';
import { openedFile } from '#app/media/server/files.face.ts';
import type { MediaById, ShownMedia } from '#app/media/shown-media.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { practiceFences } from '#app/practice/fences.ts';
import { readBlock } from '#app/practice/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { archiveOf, type PackedFile } from '#app/platform/zip-stream.ts';
import { ownPrefixes } from '../own-prefixes.ts';
import { manifestText, type Entry, type Written } from './writing/manifest.answers.ts';
import { pageText } from './writing/page.answers.ts';
import { askedIn, askedInQuiz, assessmentText, type Asked } from './writing/questions.answers.ts';

type Stage = CourseJson['courseContent'][number];
type Lesson = Stage['lessons'][number];

/** What a package has: the outline, its resources, and their files. */
interface Package {
  outline: Entry[];
  resources: Written[];
  files: PackedFile[];
}

/**
 * A course as its author has it, published or not, as a Common Cartridge 1.3, with the answers of its
 * questions. @throws {Problem} courses/not-found
 */
export async function exportCartridge(ctx: Context<Actor>, id: string) {
  await requireOwnCourse(ctx, id);
  const [course] = await exportCourse(id);
  const stages = course?.courseContent ?? [];
  const bodies = stages.flatMap(({ lessons }) => lessons.map(({ text }) => text));
  const media = await mediaFor({ id, published: () => contentOf(id) }, bodies);
  const made: Package = { outline: [], resources: [], files: [] };
  const places = addMedia(made, media);
  for (const [index, { title, lessons, quiz }] of stages.entries()) {
    const entries: Entry[] = [];
    for (const lesson of lessons) {
      // Reading practice takes time, so others get a turn after each lesson.
      await breather();
      entries.push(...addLesson(made, lesson, places));
    }
    const questions = (quiz?.questions ?? []).filter(isFinished).map(askedInQuiz);
    entries.push(
      ...addQuestions(made, questions, {
        id: `${ownPrefixes.quiz}stage-${index + 1}`,
        title: `${title}: quiz`,
      }),
    );
    made.outline.push({ title, entries });
  }
  const { slug = '', title = '', description = '' } = course ?? {};
  const manifest = manifestText({ slug, title, description }, made.outline, made.resources);
  const files = [{ path: 'imsmanifest.xml', content: () => manifest }, ...made.files];
  return { slug, archive: archiveOf(files) };
}

/** Of a draft, a question may still lack something. */
const isFinished = ({ options, several }: NonNullable<Stage['quiz']>['questions'][number]) => {
  const right = options.filter((option) => option.right).length;
  return options.length > 1 && (several ? right > 0 : right === 1);
};

/** The pictures and files that lessons show, and where each is. Videos are too large for a package. */
function addMedia({ resources, files }: Package, media: MediaById): Map<string, string> {
  const carried = [...media.values()].filter(({ kind }) => kind !== 'video');
  return new Map(
    carried.map((each) => {
      const path = `media/${each.id}/${nameOf(each)}`;
      resources.push({ id: `media-${each.id}`, type: 'file', path });
      files.push({ path, content: () => openedFile(each.id) });
      return [each.id, path];
    }),
  );
}

function nameOf({ kind, name }: ShownMedia): string {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-').replace(/^\.+/, '-');
  return kind === 'picture' ? `${safe.replace(/\.\w+$/, '').slice(0, 80)}.webp` : safe.slice(-80);
}

function addLesson(
  made: Package,
  { slug, title, text }: Lesson,
  places: ReadonlyMap<string, string>,
): Entry[] {
  const body = text ?? '';
  const id = `lesson-${slug}`;
  const path = `lessons/${slug}.html`;
  const needs = mediaIdsIn(body)
    .filter((each) => places.has(each))
    .map((each) => `media-${each}`);
  made.resources.push({ id, type: 'page', path, needs });
  made.files.push({ path, content: () => pageText(title, body, places) });
  const questions = practiceFences(body).flatMap(({ source, nested }) => {
    const { block } = readBlock(source);
    return (block && !nested && askedIn(block)) || [];
  });
  const practice = { id: `${ownPrefixes.practice}${slug}`, title: `${title}: practice` };
  return [{ title, resource: id }, ...addQuestions(made, questions, practice)];
}

function addQuestions(
  { resources, files }: Package,
  questions: readonly Asked[],
  { id, title }: { id: string; title: string },
): Entry[] {
  if (questions.length === 0) return [];
  const path = `assessments/${id}.xml`;
  resources.push({ id, type: 'assessment', path });
  files.push({ path, content: () => assessmentText(id, title, questions) });
  return [{ title, resource: id }];
}
