// What the author's desk may call: the content that readers get.
export {
  contentIn,
  courseIn,
  coursesShowing,
  lessonsIn,
  lessonsOnSale,
  lessonsShowing,
  quizzesIn,
  selectStartingCourses,
  stagesIn,
  wholeCourseIn,
} from './content.queries.ts';
export { broughtLesson } from './brought-lessons.service.ts';
export { pageOfContent } from './courses.answers.ts';
export { courseFolder } from './course-folder.answers.ts';
export { courseJson } from './course-json.answers.ts';
export {
  contentOf,
  courseToChange,
  faultsIn,
  lessonAsRead,
  practiceIn,
  publishContent,
} from './content.service.ts';
export { deleteBegunCourse } from './deletion.service.ts';
export { changeCourse, editedCourse } from './desk.service.ts';
export { beginCourse } from './new-course.service.ts';
export { changePageTexts, pageTextsIn } from './page-texts.service.ts';
export { projectPart } from './ports.ts';
export { signedLesson } from './lessons.answers.ts';
export { lockCatalogue, selectStandingSlugs } from './desk.queries.ts';
export { insertStartingCourse } from './seed.ts';
export { folderOfCourses, readCourseFile, readStartingCourse } from './starting-courses.service.ts';
export {
  digestOfPageAndProject,
  stagesWithVideos,
  suppliedDigests,
  suppliedPageAndProject,
  suppliedTexts,
} from './supplied-texts.service.ts';
