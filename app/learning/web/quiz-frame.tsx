import type { ReactNode } from 'react';
import { myCoursePath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { LogoMark } from '#app/ui/art/logo.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconLink } from '#app/ui/base/icon-button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import type { OpenQuiz } from '../quizzes.contract.ts';
import './lesson-frame.css';
import './quiz-frame.css';

interface QuizFrameProps {
  courseSlug: string;
  /** Undefined while loading, and if there is no such quiz. */
  open?: OpenQuiz | undefined;
  children: ReactNode;
}

export const quizLabel = ({ stage }: OpenQuiz): string => `Stage ${stage.number} quiz`;

/** A quiz has the whole page: a bar with the way out, and one thing below it. */
export const QuizFrame = ({ courseSlug, open, children }: QuizFrameProps) => (
  <>
    <header className="lesson-bar">
      <IconLink
        to={myCoursePath(courseSlug)}
        label="Leave the quiz. Your saved answers stay."
        icon={<Icon name="x" />}
      />
      <AppLink to="/" aria-label={`${brand.name}, home`}>
        <LogoMark className="lesson-logo" />
      </AppLink>
      <p className="lesson-place">
        {open ? (
          <>
            <b>
              {quizLabel(open)}, {open.stage.title}
            </b>
            <span className="text-small text-faint not-small">{open.course.title}</span>
          </>
        ) : (
          <Skeleton shape="short" />
        )}
      </p>
      <ThemeSwitch />
    </header>
    <main id="main" tabIndex={-1} className="quiz-main">
      {children}
    </main>
  </>
);
