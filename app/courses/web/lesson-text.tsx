import { classes } from '#app/ui/base/classes.ts';
import './lesson-text.css';

interface LessonTextProps {
  /**
   * From `lessonHtml`: made from Markdown without raw HTML, so an author's input can't become
   * markup.
   */
  html: string;
  className?: string;
}

/** The text of a lesson, set for reading. */
export const LessonText = ({ html, className }: LessonTextProps) => (
  // oxlint-disable-next-line react/no-danger -- the server renders Markdown with raw HTML switched off (app/courses/lesson-html.ts)
  <div className={classes('lesson-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
