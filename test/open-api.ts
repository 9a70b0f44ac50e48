import { z } from 'zod';

/**
 * The shape of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0), as far as our documents use it. It is
 * strict, to catch misspelt names.
 */
const types = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const schema: z.ZodType = z.lazy(() =>
  z.union([
    z.boolean(),
    z.strictObject({
      $ref: z.string().optional(),
      type: z.union([types, z.array(types)]).optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      examples: z.array(z.unknown()).optional(),
      default: z.unknown().optional(),
      enum: z.array(z.unknown()).min(1).optional(),
      const: z.unknown().optional(),
      format: z.string().optional(),
      pattern: z.string().refine(isPattern).optional(),
      minLength: z.int().min(0).optional(),
      maxLength: z.int().min(0).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      exclusiveMinimum: z.number().optional(),
      exclusiveMaximum: z.number().optional(),
      multipleOf: z.number().optional(),
      items: schema.optional(),
      prefixItems: z.array(schema).optional(),
      minItems: z.int().min(0).optional(),
      maxItems: z.int().min(0).optional(),
      uniqueItems: z.boolean().optional(),
      properties: z.record(z.string(), schema).optional(),
      required: z.array(z.string()).optional(),
      additionalProperties: schema.optional(),
      propertyNames: schema.optional(),
      anyOf: z.array(schema).min(1).optional(),
      oneOf: z.array(schema).min(1).optional(),
      allOf: z.array(schema).min(1).optional(),
      not: schema.optional(),
      contentEncoding: z.string().optional(),
    }),
  ]),
);

const content = z.record(
  z.string().regex(/^[\w*+.-]+\/[\w*+.-]+$/),
  z.strictObject({ schema: schema.optional() }),
);
const parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(['path', 'query', 'header', 'cookie']),
    required: z.boolean().optional(),
    description: z.string().optional(),
    schema,
  })
  .refine(
    (given) => given.in !== 'path' || given.required === true,
    'a parameter of the path must be required',
  );
const header = z.strictObject({
  description: z.string().optional(),
  required: z.boolean().optional(),
  schema,
});
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  summary: z.string().min(1),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .strictObject({ required: z.boolean().optional(), description: z.string().optional(), content })
    .optional(),
  responses: z
    .record(
      z.string().regex(/^[1-5]\d\d$|^default$/),
      z.strictObject({
        description: z.string().min(1),
        headers: z.record(z.string().regex(/^[\w-]+$/), header).optional(),
        content: content.optional(),
      }),
    )
    .refine(
      (responses) => Object.keys(responses).some((status) => status.startsWith('2')),
      'no success is described',
    ),
});
const methods = z.strictObject({
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
});
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string().optional(),
  }),
  servers: z.array(z.strictObject({ url: z.url() })).optional(),
  tags: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
  paths: z.record(z.string().startsWith('/'), methods),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') }),
    ),
    schemas: z.record(z.string(), schema),
  }),
});
type OpenApi = z.output<typeof openApi>;

/** A document's faults: in its shape, or in its references. */
export function openApiFaults(document: unknown): string[] {
  const parsed = openApi.safeParse(document);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  return [...brokenReferences(parsed.data), ...operationFaults(parsed.data)];
}

function operationFaults({ paths, tags = [], components }: OpenApi): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const tagNames = new Set(tags.map(({ name }) => name));
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const [method, described] of Object.entries(operations)) {
      const at = `${method} ${path}`;
      const { operationId, parameters = [], security = [], tags: used = [] } = described;
      if (ids.has(operationId)) faults.push(`${at}: the id ${operationId} is used twice`);
      ids.add(operationId);
      const declared = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      if (declared.toSorted().join() !== named.toSorted().join())
        faults.push(`${at}: declares the parameters ${declared.join()}`);
      const places = parameters.map((each) => `${each.in} ${each.name}`);
      if (new Set(places).size < places.length) faults.push(`${at}: a parameter is declared twice`);
      for (const name of security.flatMap((scheme) => Object.keys(scheme)))
        if (!components.securitySchemes[name])
          faults.push(`${at}: there is no security scheme ${name}`);
      for (const name of used)
        if (!tagNames.has(name)) faults.push(`${at}: there is no tag ${name}`);
    }
  }
  return faults;
}

function brokenReferences(document: OpenApi): string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  return references
    .filter((reference) => resolved(document, reference) === undefined)
    .map((reference) => `${reference} leads nowhere`);
}

/** The target of `#/a/b`. */
const resolved = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce(
      (part: unknown, name) =>
        typeof part === 'object' && part ? (part as Record<string, unknown>)[name] : undefined,
      document,
    );

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
