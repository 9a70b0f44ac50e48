import { xmlText } from '../../xml-text.ts';

/** An entry of the outline, with the resource that it opens, or entries of its own. */
export interface Entry {
  title: string;
  resource?: string;
  entries?: readonly Entry[];
}

export interface Written {
  id: string;
  type: 'page' | 'file' | 'assessment';
  path: string;
  /** Files beside it, such as the captions of a video. */
  beside?: readonly string[];
  /** Other resources that it shows. */
  needs?: readonly string[];
}

const types = {
  page: 'webcontent',
  file: 'webcontent',
  assessment: 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment',
} as const;

const schema = 'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1';
const resourceSchema = 'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/resource';
const manifestSchema = 'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest';
const places = 'http://www.imsglobal.org/profile/cc/ccv1p3';
const locations = [
  `${schema} ${places}/ccv1p3_imscp_v1p2_v1p0.xsd`,
  `${resourceSchema} ${places}/LOM/ccv1p3_lomresource_v1p0.xsd`,
  `${manifestSchema} ${places}/LOM/ccv1p3_lommanifest_v1p0.xsd`,
].join(' ');

/** The manifest of a Common Cartridge 1.3. */
export function manifestText(
  course: { slug: string; title: string; description: string },
  outline: readonly Entry[],
  resources: readonly Written[],
): string {
  let items = 0;
  const itemText = ({ title, resource, entries = [] }: Entry): string => {
    items += 1;
    const opens = resource === undefined ? '' : ` identifierref="${resource}"`;
    return `<item identifier="item-${items}"${opens}><title>${xmlText(title)}</title>${entries
      .map(itemText)
      .join('')}</item>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="course-${course.slug}" xmlns="${schema}" xmlns:lom="${resourceSchema}" xmlns:lomimscc="${manifestSchema}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${locations}">
<metadata>
<schema>IMS Common Cartridge</schema>
<schemaversion>1.3.0</schemaversion>
<lomimscc:lom>
<lomimscc:general>
<lomimscc:title><lomimscc:string>${xmlText(course.title)}</lomimscc:string></lomimscc:title>
<lomimscc:description><lomimscc:string>${xmlText(course.description)}</lomimscc:string></lomimscc:description>
</lomimscc:general>
</lomimscc:lom>
</metadata>
<organizations>
<organization identifier="outline" structure="rooted-hierarchy">
<item identifier="root">
${outline.map(itemText).join('\n')}
</item>
</organization>
</organizations>
<resources>
${resources.map(resourceText).join('\n')}
</resources>
</manifest>
`;
}

function resourceText({ id, type, path, beside = [], needs = [] }: Written): string {
  const href = addressOf(path);
  return [
    `<resource identifier="${id}" type="${types[type]}"${type === 'assessment' ? '' : ` href="${href}"`}>`,
    ...[path, ...beside].map((each) => `<file href="${addressOf(each)}"/>`),
    ...needs.map((each) => `<dependency identifierref="${each}"/>`),
    '</resource>',
  ].join('');
}

/** A path as an address. */
const addressOf = (path: string): string => xmlText(encodeURI(path));
