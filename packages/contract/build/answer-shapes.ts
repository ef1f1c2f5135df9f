import type { z } from 'zod';
import { calls } from '../src/calls';
import { schemas } from '../src/schemas';
import { definitionOf } from './definition';

/** The first field of a record that is always there; of a page, its records. */
function fieldOf(schema: z.ZodType): string {
  const definition = definitionOf(schema);
  if (definition.type === 'union') return fieldOf(definition.options[0] ?? schema);
  if (definition.type !== 'object') return '{}';
  if (definition.shape.records) return 'records[]';
  const always = Object.entries(definition.shape).find(
    ([, field]) => !['nullable', 'optional'].includes(definitionOf(field).type),
  );
  if (!always) return '{}';
  const [name, field] = always;
  return definitionOf(field).type === 'array' ? `${name}[]` : name;
}

function shapeOf(schema: z.ZodType): string {
  const { type } = definitionOf(schema);
  return type === 'null' ? 'null' : `'${outlineOf(schema)}'`;
}

function outlineOf(schema: z.ZodType): string {
  const definition = definitionOf(schema);
  if (definition.type === 'nullable') return `${outlineOf(definition.innerType)}?`;
  if (definition.type === 'number' || definition.type === 'int') return '#';
  return definition.type === 'array' ? '[]' : fieldOf(schema);
}

/** `src/answer-shapes.ts` as it should be. */
export function printAnswerShapes(): string {
  const domains = Object.keys(calls).map((domain) => {
    const group = schemas[domain as keyof typeof schemas] as Record<string, { response: z.ZodType }>;
    const lines = Object.entries(group).map(([name, { response }]) => `    ${name}: ${shapeOf(response)},\n`);
    return `  ${domain}: {\n${lines.join('')}  },\n`;
  });
  return `// biome-ignore-all format: written from the schemas by test/answer-shapes.test.ts; \`vitest -u\` writes it anew.
import type { AnswerShape } from './answer-shape';
import type { CallDomain } from './calls';

/** The outline of every call's answer, for clients: enough to refuse an answer that is none, without the schemas. */
export const answerShapes: Readonly<Record<CallDomain, Readonly<Record<string, AnswerShape>>>> = {
${domains.join('')}};
`;
}
