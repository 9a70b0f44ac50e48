import { contentSecurityPolicy } from './html.ts';
import type { OpenApiDocument } from './openapi.ts';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What describes the API, for programs and for people. */
export interface ApiDocuments {
  /** The OpenAPI document as JSON. */
  openApi: string;
  page: { html: string; policy: string };
}

/** Makes both when somebody asks first: a start doesn't wait for them. */
export function apiDocuments(make: () => Promise<OpenApiDocument>): () => Promise<ApiDocuments> {
  let made: Promise<ApiDocuments> | undefined;
  return () =>
    (made ??= make().then((document) => ({
      openApi: JSON.stringify(document),
      page: apiDocsPage(document),
    })));
}

/** The API's documentation as one plain page, made from the OpenAPI document. */
function apiDocsPage({ info, paths, tags }: OpenApiDocument): {
  html: string;
  policy: string;
} {
  const sections = tags.map(({ name }) => {
    const rows = Object.entries(paths)
      .filter(([path]) => path.split('/')[1] === name)
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) =>
          operationHtml(method, path, operation as Operation),
        ),
      );
    return `<section id="${escaped(name)}"><h2>${escaped(name)}</h2>${rows.join('')}</section>`;
  });
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(info.title)}</title><style>${css}</style></head><body><main><h1>${escaped(info.title)}</h1><p>${escaped(info.description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p><nav aria-label="Areas">${tags.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`).join(' ')}</nav>${sections.join('')}</main></body></html>`;
  return { html, policy: contentSecurityPolicy({ styles: [css] }) };
}

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

function operationHtml(
  method: string,
  path: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const schema = (content?: Record<string, { schema: object }>) =>
    content?.['application/json']
      ? `<pre tabindex="0">${escaped(JSON.stringify(content['application/json'].schema, null, 2))}</pre>`
      : '';
  const inputs = parameters
    .map(
      (parameter) =>
        `<li><code>${escaped(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</li>`,
    )
    .join('');
  const answers = Object.entries(responses)
    .map(
      ([status, response]) =>
        `<li><strong>${status}</strong> ${escaped(response.description).replaceAll('\n\n', '<br>')}${Number(status) < 300 ? schema(response.content) : ''}</li>`,
    )
    .join('');
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary><p>${escaped(description)}</p>${inputs && `<h3>Parameters</h3><ul>${inputs}</ul>`}${requestBody ? `<h3>Body</h3>${schema(requestBody.content)}` : ''}<h3>Answers</h3><ul>${answers}</ul></details>`;
}

const css = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}nav a{margin-right:.75rem}details{border-bottom:1px solid;padding:.6rem 0}summary{cursor:pointer}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:8px;font-size:.8125rem}h2{text-transform:capitalize}`;
