import { AppLink } from '#app/ui/base/app-link.tsx';
import type { LearningPaths } from '../paths.contract.ts';
import './paths-call.css';

/** For someone who doesn't know what to search for: the first paths. */
export const PathsCall = ({ paths: { paths, total } }: { paths: LearningPaths }) => (
  <section className="paths-call" aria-label="Learning paths">
    <div className="row row-between">
      <h2 className="heading-3">No idea where to begin? Take a path.</h2>
      {total > paths.length && (
        <AppLink className="paths-all text-small strong" to="/paths">
          All {total} paths
        </AppLink>
      )}
    </div>
    <ul className="paths-row">
      {paths.map((path) => (
        <li key={path.slug}>
          <AppLink to={`/paths#${path.slug}`}>
            <b className="heading-4">{path.title}</b>
            <span className="text-small text-soft">{path.extent}</span>
            <span className="paths-steps" aria-hidden="true">
              {path.courses.map(({ slug }) => (
                <i key={slug} />
              ))}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  </section>
);
