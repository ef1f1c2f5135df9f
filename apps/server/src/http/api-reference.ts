import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { openApiDocument } from './openapi';
import { nonceOf } from './security-headers';

type Html = ReturnType<typeof html>;

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required?: boolean; schema: object; description?: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: {
    200: { content: { 'application/json': { schema: object } } };
    default: { description: string };
  };
}

/** The API reference, generated from the contract: `/docs/openapi.json` for tools, `/docs/api` for people. */
export function apiReferenceRoutes(serverUrl: string): Hono {
  const hono = new Hono();
  const document = openApiDocument(serverUrl);
  hono.get('/docs/openapi.json', (context) => context.json(document));
  hono.get('/docs/api', (context) => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
    );
    const domains = [...new Set(operations.map((operation) => operation.operationId.split('.')[0] ?? ''))];
    return context.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Yunyou API</title>
<style nonce="${nonceOf(context)}">${raw(STYLES)}</style></head><body><main>
<h1>Yunyou API</h1><p>${document.info.description} <a href="/docs/openapi.json">OpenAPI document</a></p>
<nav aria-label="Domains">${domains.map((domain) => html`<a href="#${domain}">${domain}</a> `)}</nav>
${domains.map(
  (domain) => html`<h2 id="${domain}">${domain}</h2>
${operations.filter((operation) => operation.operationId.startsWith(`${domain}.`)).map(describe)}`,
)}
</main></body></html>`);
  });
  return hono;
}

const describe = (
  operation: Operation & { path: string; method: string },
): Html => html`<details id="${operation.operationId}">
<summary><code class="method">${operation.method.toUpperCase()}</code> <code>${operation.path}</code>
<span>${operation.summary}</span>${operation.security ? html` <em>member</em>` : ''}</summary>
<p>SDK: <code>api.${operation.operationId}()</code> · ${operation.responses.default.description}</p>
${
  operation.parameters.length > 0
    ? html`<h3>Parameters</h3><ul>${operation.parameters.map(
        (parameter) =>
          html`<li><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? ', required' : ''} <code>${JSON.stringify(parameter.schema)}</code></li>`,
      )}</ul>`
    : ''
}
${operation.requestBody ? html`<h3>Body</h3>${schemaText(operation.requestBody.content['application/json'].schema)}` : ''}
<h3>Answer</h3>${schemaText(operation.responses[200].content['application/json'].schema)}
</details>`;

const schemaText = (schema: object): Html => html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`;

const STYLES = `
body{margin:0 auto;max-width:960px;padding:16px;font:16px/1.5 "Segoe UI",Roboto,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#1c2421;background:#fbf8f2}
a{color:#0f766e}nav a{margin-right:12px;display:inline-block;min-height:24px}
details{border:1px solid #e3dccb;border-radius:8px;background:#fff;margin:8px 0;padding:8px 12px}summary{cursor:pointer;min-height:32px;overflow-wrap:anywhere}
.method{font-weight:600;color:#0f766e}pre{background:#f4efe4;padding:12px;border-radius:8px;overflow:auto;max-height:420px;font-size:13px}
summary span{color:#4b5753}h3{font-size:14px;margin:12px 0 4px}
@media (prefers-color-scheme:dark){body{color:#eef1ee;background:#141a18}details{background:#1d2522;border-color:#34403b}pre{background:#141a18}a,.method{color:#5cc4b8}summary span{color:#b3beb9}}
`;
