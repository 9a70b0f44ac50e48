import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { JudgedQuestion } from '../contract.ts';
import { wrongLessons } from '../wrong-lessons.ts';
import './wrong-lessons.css';

interface WrongLessonsProps {
  questions: readonly JudgedQuestion[];
  lessonPath: (slug: string) => string;
}

/** Where the wrong answers of a missed quiz are explained. */
export function WrongLessons({ questions, lessonPath }: WrongLessonsProps) {
  const lessons = wrongLessons(questions);
  if (lessons.length === 0) return null;
  return (
    <section className="wrong-lessons" aria-labelledby="wrong-heading">
      <h2 id="wrong-heading" className="heading-3">
        Where to look before the next try
      </h2>
      <ul>
        {lessons.map(({ slug, title, minutes, wrong }) => (
          <li key={slug}>
            <AppLink to={lessonPath(slug)}>
              <Icon name="play" />
              <span>
                <b>{title}</b>
                <br />
                <span className="text-small text-soft">{wrong} wrong</span>
              </span>
              <span className="text-small text-faint tabular">{minutes} min</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
