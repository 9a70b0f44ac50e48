import { setImmediate as breather } from 'node:timers/promises';
import { exportCourse, mediaFor, requireOwnCourse } from '#app/authoring/server/face.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import { contentOf } from '#app/courses/server/content.face.ts';
import { openedFile } from '#app/media/server/files.face.ts';
import { captionsText } from '#app/media/captions.ts';
import type { MediaById, ShownMedia } from '#app/media/shown-media.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { practiceFences } from '#app/practice/fences.ts';
import { readBlock } from '#app/practice/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { archiveOf, type PackedFile } from '#app/platform/zip-stream.ts';
import type { LeftOut } from '../contract.ts';
import { ownPrefixes } from '../own-prefixes.ts';
import { roomBeside, roomFor, type Room } from './room.answers.ts';
import {
  lessonLeftOut,
  mediaLeftOut,
  projectLeftOut,
  quizLeftOut,
} from './writing/left-out.answers.ts';
import { manifestText, type Entry, type Written } from './writing/manifest.answers.ts';
import { pageText, type Place, type PlaceOf } from './writing/page.answers.ts';
import { askedIn, askedInQuiz, assessmentText, type Asked } from './writing/questions.answers.ts';

type Stage = CourseJson['courseContent'][number];
type Lesson = Stage['lessons'][number];

/** The outline of a package, its resources and their files, and what had to be left out. */
interface Package {
  outline: Entry[];
  resources: Written[];
  files: PackedFile[];
  left: LeftOut[];
}

/**
 * A course as its author has it, published or not, as a Common Cartridge 1.3, with the answers of its
 * questions. @throws {Problem} courses/not-found
 */
export async function exportCartridge(ctx: Context<Actor>, id: string) {
  const { course, made } = await packageOf(ctx, id);
  const { slug = '', title = '', description = '' } = course ?? {};
  const manifest = manifestText({ slug, title, description }, made.outline, made.resources);
  const files = [{ path: 'imsmanifest.xml', content: () => manifest }, ...made.files];
  return { slug, archive: archiveOf(files) };
}

/** What the package leaves out, for the author. @throws {Problem} courses/not-found */
export const leftOutOf = async (ctx: Context<Actor>, id: string): Promise<LeftOut[]> =>
  (await packageOf(ctx, id)).made.left;

/** Reads the course, but none of its files: the archive reads those as it is sent. */
async function packageOf(ctx: Context<Actor>, id: string) {
  await requireOwnCourse(ctx, id);
  const [course] = await exportCourse(id);
  const stages = course?.courseContent ?? [];
  const bodies = stages.flatMap(({ lessons }) => lessons.map(({ text }) => text));
  const media = await mediaFor({ id, published: () => contentOf(id) }, bodies);
  const made: Package = { outline: [], resources: [], files: [], left: [] };
  const places = addMedia(made, inOrder(media, bodies), roomBeside(stages));
  for (const [index, stage] of stages.entries()) {
    const { title, lessons, quiz } = stage;
    const entries: Entry[] = [];
    for (const lesson of lessons) {
      // Reading practice takes time, so others get a turn after each lesson.
      await breather();
      entries.push(...addLesson(made, lesson, places));
    }
    const questions = (quiz?.questions ?? []).filter(isFinished).map(askedInQuiz);
    made.left.push(...quizLeftOut(stage, questions.length));
    entries.push(
      ...addQuestions(made, questions, {
        id: `${ownPrefixes.quiz}stage-${index + 1}`,
        title: `${title}: quiz`,
      }),
    );
    made.outline.push({ title, entries });
  }
  if (course) made.left.push(...projectLeftOut(course));
  return { course, made };
}

/** Of a draft, a question may still lack something. */
const isFinished = ({ options, several }: NonNullable<Stage['quiz']>['questions'][number]) => {
  const right = options.filter((option) => option.right).length;
  return options.length > 1 && (several ? right > 0 : right === 1);
};

/** What lessons show, as they show it: pictures first, and videos last. */
function inOrder(media: MediaById, bodies: readonly (string | null)[]): ShownMedia[] {
  const ids = new Set(bodies.flatMap((body) => mediaIdsIn(body ?? '')));
  const shown = [...ids].flatMap((id) => media.get(id) ?? []);
  return shown.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ kind }: ShownMedia): number => ['picture', 'file', 'video'].indexOf(kind);

/**
 * Adds what lessons show, and says where each is. What there is no room for stays out.
 */
function addMedia(
  { resources, files, left }: Package,
  media: readonly ShownMedia[],
  room: Room,
): PlaceOf {
  const places = new Map<string, Place>();
  let free = room;
  for (const each of media) {
    const { id, kind, video } = each;
    const { bytes, things } = roomFor(each);
    if (bytes > free.bytes || things > free.things) {
      places.set(id, kind);
      left.push(mediaLeftOut(each));
      continue;
    }
    free = { bytes: free.bytes - bytes, things: free.things - things };
    const path = `media/${id}/${nameOf(each)}`;
    const captions = video?.captions.map(({ language, cues }) => {
      const text = { path: `media/${id}/${language}.vtt`, content: () => captionsText(cues) };
      files.push(text);
      return { language, path: text.path };
    });
    const beside = captions?.map((text) => text.path) ?? [];
    resources.push({ id: `media-${id}`, type: 'file', path, beside });
    files.push({ path, content: () => openedFile(id) });
    places.set(id, { path, ...(captions && { captions }) });
  }
  return places;
}

function nameOf({ kind, name }: ShownMedia): string {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-').replace(/^\.+/, '-');
  return kind === 'picture' ? `${safe.replace(/\.\w+$/, '').slice(0, 80)}.webp` : safe.slice(-80);
}

function addLesson(made: Package, lesson: Lesson, places: PlaceOf): Entry[] {
  const { slug, title, text } = lesson;
  const body = text ?? '';
  const id = `lesson-${slug}`;
  const path = `lessons/${slug}.html`;
  const shown = mediaIdsIn(body);
  const needs = shown
    .filter((each) => typeof places.get(each) === 'object')
    .map((each) => `media-${each}`);
  made.resources.push({ id, type: 'page', path, needs });
  made.files.push({ path, content: () => pageText(title, body, places) });
  const practices = practiceFences(body).map(({ source, nested }) => {
    const block = nested ? undefined : readBlock(source).block;
    return { kind: block?.kind, asked: block && askedIn(block) };
  });
  const questions = practices.flatMap(({ asked }) => asked ?? []);
  const practice = practices.flatMap(({ kind, asked }) => (asked ? [] : [kind]));
  const missing = shown.filter((each) => !places.has(each)).length;
  made.left.push(...lessonLeftOut(lesson, { missing, practice }));
  const assessment = { id: `${ownPrefixes.practice}${slug}`, title: `${title}: practice` };
  return [{ title, resource: id }, ...addQuestions(made, questions, assessment)];
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
