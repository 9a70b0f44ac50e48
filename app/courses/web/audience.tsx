import './audience.css';

export function Audience({ people }: { people: readonly string[] }) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="audience-heading">
      <h2 id="audience-heading" className="heading-3">
        Who is this course for?
      </h2>
      <ul className="audience">
        {people.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
    </section>
  );
}
