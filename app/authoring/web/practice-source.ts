import { isAlias, isNode, parseDocument, stringify, visit, type Document } from 'yaml';
import type { PracticeFields } from '../practice-fields.ts';
import { plainFields, readFields } from '../read-fields.ts';

/** The practice as a form shows it; undefined if writing it again would lose something of it. */
export function fieldsIn(source: string): PracticeFields | undefined {
  const document = parseDocument(source, { prettyErrors: false });
  return document.errors.length > 0 || saysMore(document)
    ? undefined
    : readFields(document.toJS({ maxAliasCount: 0 }));
}

/** Comments and references are for people who write YAML. */
function saysMore(document: Document): boolean {
  let found = Boolean(document.comment ?? document.commentBefore);
  visit(document, (_, node) => {
    if (isAlias(node)) found = true;
    if (isNode(node) && (node.comment || node.commentBefore || ('anchor' in node && node.anchor)))
      found = true;
  });
  return found;
}

export const sourceOf = (fields: PracticeFields): string =>
  stringify(plainFields(fields), { lineWidth: 0 }).trimEnd();
