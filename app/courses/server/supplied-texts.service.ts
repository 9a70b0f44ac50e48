import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaAddress } from '#app/media/media-address.ts';
import { giveVideo, startingVideos } from '#app/media/server/videos.face.ts';
import type { SuppliedStage } from '../course-content.ts';
import type { PageTexts } from '../page-texts.ts';
import type { ProjectText } from '../project-text.contract.ts';
import {
  folderOfCourses,
  readCourseFile,
  readProjectFile,
  readStartingCourse,
  type StartingCourse,
} from './starting-courses.service.ts';

/**
 * Which files each folder of content/courses has: another digest means other files. It costs no more
 * than reading them.
 */
export async function suppliedDigests(): Promise<ReadonlyMap<string, string>> {
  const folders = await readdir(folderOfCourses);
  return new Map(
    await Promise.all(
      folders.map(
        async (folder) => [folder, await digestOf(join(folderOfCourses, folder))] as const,
      ),
    ),
  );
}

async function digestOf(folder: string): Promise<string> {
  const inside = async (part: string) =>
    (await readdir(join(folder, part))).map((name) => join(part, name));
  return digestOfFiles(folder, [
    'course.yaml',
    ...(await inside('lessons')),
    ...(await inside('quizzes')),
  ]);
}

/** The same for the files that `suppliedPageAndProject` reads. */
export const digestOfPageAndProject = (folder: string): Promise<string> =>
  digestOfFiles(join(folderOfCourses, folder), ['course.yaml', 'project.md']);

async function digestOfFiles(folder: string, names: readonly string[]): Promise<string> {
  const files = await Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

/**
 * The texts of a folder of content/courses. Throws with the file's name if one is invalid. Videos that
 * the school does not have yet keep their addresses in the folder.
 */
export async function suppliedTexts(folder: string): Promise<SuppliedStage[]> {
  const [course, videos] = await Promise.all([readStartingCourse(folder), startingVideos()]);
  return stagesOf(course, (body) => withAddresses(body, videos));
}

/** What a folder says besides lessons and quizzes. Throws with the file's name if one is invalid. */
export async function suppliedPageAndProject(
  folder: string,
): Promise<{ page: PageTexts; project: ProjectText }> {
  const [course, project] = await Promise.all([readCourseFile(folder), readProjectFile(folder)]);
  const { title, description, topic, level, learningPoints, targetAudience, faqs } = course;
  const { instructor, icon, palette } = course;
  return {
    page: {
      title,
      description,
      topic,
      level,
      learningPoints,
      targetAudience,
      faqs,
      instructor,
      cover: { icon, palette, composition: null, image: null },
    },
    project,
  };
}

const stagesOf = (
  { sections, lessons, quizzes }: StartingCourse,
  bodyOf: (body: string) => string,
): SuppliedStage[] =>
  sections.map(({ title, lessons: slugs }, index) => ({
    title,
    lessons: slugs.flatMap((slug) => {
      const lesson = lessons.get(slug);
      return lesson ? { ...lesson, slug, body: bodyOf(lesson.body) } : [];
    }),
    quiz: quizzes[index] ?? null,
  }));

/** A video in a lesson's file: its address is its place in the course's folder. */
const videoAddress = /(?<=\]\()videos\/([\w-]+\.webm)(?=\))/g;

const withAddresses = (body: string, videos: ReadonlyMap<string, string>): string =>
  body.replaceAll(videoAddress, (address, name: string) => {
    const id = videos.get(name);
    return id === undefined ? address : mediaAddress(id);
  });

/** A lesson's text with its videos, which it puts into the store. */
export async function withVideos(folder: string, body: string, now: Date): Promise<string> {
  const ids = new Map<string, string>();
  for (const [address, name = ''] of body.matchAll(videoAddress))
    if (!ids.has(name)) ids.set(name, await giveVideo(join(folderOfCourses, folder, address), now));
  return withAddresses(body, ids);
}

/** The same for all texts of a course; a video that the school has is not stored again. */
export async function stagesWithVideos(
  folder: string,
  stages: readonly SuppliedStage[],
  now: Date,
): Promise<SuppliedStage[]> {
  const videos = await startingVideos();
  return Promise.all(
    stages.map(async ({ lessons, ...stage }) => ({
      ...stage,
      lessons: await Promise.all(
        lessons.map(async ({ body, ...lesson }) => ({
          ...lesson,
          body: await withVideos(folder, withAddresses(body ?? '', videos), now),
        })),
      ),
    })),
  );
}
