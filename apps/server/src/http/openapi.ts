import { apiHeaders, type CallDescriptor, calls, loginOutCodes } from '@yunyou/contract';
import { envelope, failure, schemas } from '@yunyou/contract/schemas';
import { z } from 'zod';

interface NamedSchema {
  summary: string;
  request: z.ZodObject;
  response: z.ZodType;
  codes?: readonly number[];
}

const COMMON_CODES = [400, 429, 500];

const toJsonSchema = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return json;
};

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [domain, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(group) as [string, CallDescriptor][]) {
      const schema = (schemas as unknown as Record<string, Record<string, NamedSchema>>)[domain]?.[name];
      if (!schema) continue;
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(domain, name, call, schema),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yunyou API',
      version: '0.1.0',
      description:
        'Every answer is `{code, message, data}`; code 0 is success. Money is integer fen, instants are epoch ms, days are YYYY-MM-DD in Asia/Shanghai.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Failure: toJsonSchema(envelope(failure)) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(domain: string, name: string, call: CallDescriptor, schema: NamedSchema) {
  const fields = Object.entries(schema.request.shape as Record<string, z.ZodType>);
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const parameters = fields
    .filter(([field]) => call.method === 'GET' || inPath.has(field))
    .map(([field, type]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || !type.safeParse(undefined).success,
      schema: toJsonSchema(type),
    }));
  const body = fields.filter(([field]) => call.method === 'POST' && !inPath.has(field));
  const codes = [
    ...COMMON_CODES,
    ...(call.access === 'member' ? loginOutCodes : []),
    ...(schema.codes ?? []),
  ].sort((a, b) => a - b);
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: schema.summary,
    ...(call.access === 'member' && { security: [{ token: [] }] }),
    parameters: [
      { name: apiHeaders.source, in: 'header', schema: { type: 'integer' }, description: 'Channel number' },
      ...(call.idempotent
        ? [{ name: apiHeaders.idempotencyKey, in: 'header', required: true, schema: { type: 'string' } }]
        : []),
      ...parameters,
    ],
    ...(body.length > 0 && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(z.object(Object.fromEntries(body))) } },
      },
    }),
    responses: {
      200: {
        description: 'Success, code 0',
        content: { 'application/json': { schema: toJsonSchema(envelope(schema.response)) } },
      },
      default: {
        description: `Codes ${codes.join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}
