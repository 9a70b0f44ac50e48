/** What an author writes in a course, published or not: its stages with their lessons. */
export interface CourseContent {
  stages: readonly StageContent[];
}

export interface StageContent {
  id: string;
  title: string;
  lessons: readonly LessonContent[];
}

export interface LessonContent {
  id: string;
  slug: string;
  title: string;
  minutes: number;
  preview: boolean;
  tasks: readonly string[];
  /** Markdown; null while nothing is written. */
  body: string | null;
  /** Names this text of the lesson: each saved change gets a new one. */
  revision: string;
}

/** A stage without what its rows have besides. */
export const stageOf = ({ id, title, lessons }: StageContent): StageContent => ({
  id,
  title,
  lessons: lessons.map(
    ({ id: lesson, slug, title: name, minutes, preview, tasks, body, revision }) => ({
      id: lesson,
      slug,
      title: name,
      minutes,
      preview,
      tasks,
      body,
      revision,
    }),
  ),
});
