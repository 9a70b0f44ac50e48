import { CheckField } from '#app/ui/form/check-field.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { ChosenProject, ProjectChoice, ShownCertificate } from '../contract.ts';
import './page-choices.css';

interface ChoicesProps<Choice, Chosen> {
  choices: readonly Choice[];
  chosen: readonly Chosen[];
}

export const CertificateChoices = ({ choices, chosen }: ChoicesProps<ShownCertificate, string>) => (
  <fieldset className="stack member-choices">
    <legend className="strong">Certificates to show</legend>
    {choices.length === 0 && (
      <p className="text-small text-soft">
        You have no valid certificate yet. You get one when you finish a course.
      </p>
    )}
    {choices.map(({ number, subject, finishedAt }) => (
      <CheckField
        key={number}
        name={`certificate:${number}`}
        defaultChecked={chosen.includes(number)}
        label={subject.title}
        hint={
          <>
            {number}, finished on <LocalTime instant={finishedAt} format="date" />
          </>
        }
      />
    ))}
  </fieldset>
);

export const ProjectChoices = ({ choices, chosen }: ChoicesProps<ProjectChoice, ChosenProject>) => (
  <fieldset className="stack member-choices">
    <legend className="strong">Projects to show, with their points and your link</legend>
    {choices.length === 0 && (
      <p className="text-small text-soft">
        You have no project with a response yet. If your course has a project, its page says so.
      </p>
    )}
    {choices.map((project) => (
      <ProjectFields
        key={project.id}
        project={project}
        chosen={chosen.find(({ id }) => id === project.id)}
      />
    ))}
  </fieldset>
);

interface ProjectFieldsProps {
  project: ProjectChoice;
  chosen: ChosenProject | undefined;
}

function ProjectFields({ project, chosen }: ProjectFieldsProps) {
  const { id, title, course, attempt, points, outOf } = project;
  return (
    <div className="member-choice" role="group" aria-label={`${title}, attempt ${attempt}`}>
      <CheckField
        name={`project:${id}`}
        defaultChecked={chosen !== undefined}
        label={title}
        hint={`${course}, attempt ${attempt}, ${points} of ${outOf} points`}
      />
      <CheckField
        className="member-choice-more"
        name={`response:${id}`}
        defaultChecked={chosen?.withResponse ?? false}
        label="Show the reviewer’s response too"
      />
    </div>
  );
}
