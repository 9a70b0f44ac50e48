import { readFileSync } from 'node:fs';
import { parseSync, type TsType, type TsTypeElement } from '@swc/core';

/**
 * A column as the source declares it, or as the database has it. `kind` is undefined where the
 * source doesn't show it: JSON, or a type from another file.
 */
export interface Column {
  kind: 'string' | 'number' | 'boolean' | 'Date' | undefined;
  nullable: boolean;
  defaulted: boolean;
}
export type Columns = Map<string, Column>;

/**
 * The named declarations of a `tables.ts`: the members of an interface, the type of a type alias.
 */
type Declarations = Map<string, TsType | TsTypeElement[]>;

/**
 * The tables of a `tables.ts`, read from its source: its one interface `…Tables` maps each table to
 * an interface of the same file, whose properties are the columns. A feature declares its tables
 * once, as Kysely needs them; the test needs nothing more.
 */
export function declaredTables(file: string): Map<string, Columns> {
  const declarations = declarationsIn(readFileSync(file, 'utf8'));
  const maps = [...declarations.keys()].filter((name) => name.endsWith('Tables'));
  if (maps.length !== 1)
    throw new Error(`${file} must declare one interface …Tables; it declares ${maps.length}`);
  const tables = [...propertiesOf(declarations.get(maps[0] ?? ''))];
  return new Map(
    tables.map(([table, row]) => {
      const properties = [...propertiesOf(resolve(row, declarations))];
      if (properties.length === 0)
        throw new Error(`${file}: the row of ${table} must be an interface of this file`);
      return [
        table,
        new Map(properties.map(([name, type]) => [name, columnOf(type, declarations)])),
      ];
    }),
  );
}

function declarationsIn(source: string): Declarations {
  const statements = parseSync(source, { syntax: 'typescript' }).body;
  return new Map(
    statements.flatMap((statement): [string, TsType | TsTypeElement[]][] => {
      const declaration =
        statement.type === 'ExportDeclaration' ? statement.declaration : statement;
      if (declaration.type === 'TsInterfaceDeclaration')
        return [[declaration.id.value, declaration.body.body]];
      if (declaration.type === 'TsTypeAliasDeclaration')
        return [[declaration.id.value, declaration.typeAnnotation]];
      return [];
    }),
  );
}

function* propertiesOf(type: TsType | TsTypeElement[] | undefined): Generator<[string, TsType]> {
  const literal = type && 'type' in type && type.type === 'TsTypeLiteral' ? type.members : [];
  for (const member of Array.isArray(type) ? type : literal) {
    if (member.type !== 'TsPropertySignature' || !member.typeAnnotation) continue;
    if (member.key.type !== 'Identifier' && member.key.type !== 'StringLiteral') continue;
    yield [member.key.value, member.typeAnnotation.typeAnnotation];
  }
}

/** Replaces a name declared in the same file by its declaration. */
function resolve(type: TsType, declarations: Declarations): TsType | TsTypeElement[] {
  const name =
    type.type === 'TsTypeReference' && type.typeName.type === 'Identifier'
      ? type.typeName.value
      : '';
  return declarations.get(name) ?? type;
}

const plain = (kind: Column['kind']): Column => ({ kind, nullable: false, defaulted: false });

function columnOf(given: TsType, declarations: Declarations): Column {
  const type = resolve(given, declarations);
  if (Array.isArray(type)) return plain(undefined);
  switch (type.type) {
    case 'TsUnionType': {
      const isNull = (part: TsType) => part.type === 'TsKeywordType' && part.kind === 'null';
      const [first, ...others] = type.types
        .filter((part) => !isNull(part))
        .map((part) => columnOf(part, declarations));
      const kind = others.every((other) => other.kind === first?.kind) ? first?.kind : undefined;
      return { kind, nullable: type.types.some(isNull), defaulted: false };
    }
    case 'TsTypeReference': {
      const name = type.typeName.type === 'Identifier' ? type.typeName.value : '';
      const [selected] = type.typeParams?.params ?? [];
      if (name === 'Date') return plain('Date');
      if (selected && name === 'NullAtFirst')
        return { ...columnOf(selected, declarations), nullable: true };
      if (
        !selected ||
        !['Generated', 'GeneratedAlways', 'ColumnType', 'JSONColumnType'].includes(name)
      )
        return plain(undefined);
      return { ...columnOf(selected, declarations), defaulted: name.startsWith('Generated') };
    }
    case 'TsKeywordType':
      return plain(kinds[type.kind]);
    case 'TsLiteralType':
      return plain(kinds[type.literal.type]);
    default:
      return plain(undefined);
  }
}

const kinds: Record<string, Column['kind']> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  StringLiteral: 'string',
  NumericLiteral: 'number',
  BooleanLiteral: 'boolean',
};
