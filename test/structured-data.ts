type Thing = Record<string, unknown>;

/**
 * The properties that schema.org's readers need for each type on our pages. A type that isn't here
 * is a fault.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
  LearningResource: ['name', 'url', 'isPartOf'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  SoftwareApplication: ['name', 'description', 'applicationCategory'],
  Event: ['name', 'startDate', 'location', 'url'],
  ContactPage: ['name', 'url'],
  ListItem: ['position'],
};

/** The faults in a page's structured data, each with its path. */
export function structuredDataFaults(source: string): string[] {
  let data: Thing;
  try {
    data = JSON.parse(source) as Thing;
  } catch {
    return ['no JSON'];
  }
  const context = data['@context'] === 'https://schema.org' ? [] : ['no @context'];
  return [...context, ...thingFaults(data, '', true)];
}

function thingFaults(thing: Thing, way: string, top: boolean): string[] {
  const type = String(thing['@type']);
  const here = `${way}${type}`;
  const members = required[type];
  if (!members && top) return [`${here}: not a kind that is known here`];
  // A reference inside another thing (a provider, a part) may be shorter than the thing itself.
  const inside = top || !['Organization', 'Course'].includes(type) ? (members ?? []) : ['name'];
  const missing = inside
    .filter((name) => isEmpty(thing[name]))
    .map((name) => `${here}: ${name} is missing`);
  const positions =
    type === 'BreadcrumbList' || type === 'ItemList'
      ? (thing['itemListElement'] as Thing[]).flatMap(({ position }, index) =>
          position === index + 1 ? [] : [`${here}: position ${index + 1}`],
        )
      : [];
  const below = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((each: unknown) => {
      if (each === null) return [`${here}.${name}: null`];
      if (typeof each === 'string' && /(^|\/\/[^/]*)undefined|\[object /.test(each))
        return [`${here}.${name}: ${each}`];
      return typeof each === 'object' && '@type' in each
        ? thingFaults({ ...each }, `${here}.${name} `, false)
        : [];
    }),
  );
  return [...missing, ...positions, ...below];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
