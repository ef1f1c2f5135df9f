import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { calls } from '../src/calls';
import { failure, schemas, staticFiles } from '../src/schemas';
import { entities } from '../src/schemas/entities';
import { definitionOf } from './definition';
import { requestName } from './requests';

type Summed = { summary: string; request: z.ZodType; response: z.ZodType };

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);
const docOf = (text: string | undefined): string => (text ? `/** ${text.replaceAll('*/', '*\\/')} */\n` : '');
const listOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(' | ');

/** Marks what may be absent: its type ends in undefined. */
function isAbsent(schema: z.ZodType): boolean {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return isAbsent(definition.out);
  return definition.type === 'optional';
}

function fieldOf([name, field]: [string, z.ZodType]): string {
  const mark = isAbsent(field) ? '?' : '';
  return `${docOf(field.description)}${isName(name) ? name : JSON.stringify(name)}${mark}: ${typeOf(field)};\n`;
}

/** What a schema's output is in TypeScript. */
function typeOf(schema: z.ZodType): string {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'unknown':
      return definition.type;
    case 'literal':
      return listOf(definition.values);
    case 'enum':
      return listOf(Object.values(definition.entries));
    case 'nullable':
      return `${typeOf(definition.innerType)} | null`;
    case 'optional':
      return `${typeOf(definition.innerType)} | undefined`;
    case 'array':
      return `(${typeOf(definition.element)})[]`;
    case 'record':
      return `Record<string, ${typeOf(definition.valueType)}>`;
    case 'object':
      return `{\n${Object.entries(definition.shape).map(fieldOf).join('')}}`;
    case 'union':
      return definition.options.map((option) => `(${typeOf(option)})`).join(' | ');
    case 'pipe':
      return typeOf(definition.out);
    default:
      throw new Error(`No plain type is known for a schema of type ${definition.type}.`);
  }
}

type Domain = keyof typeof calls;

const domains = Object.keys(calls) as Domain[];

function callsOf(domain: Domain): [name: string, call: Summed][] {
  const group: Readonly<Record<string, Summed>> = schemas[domain];
  return Object.keys(calls[domain]).map((name) => {
    const call = group[name];
    if (!call) throw new Error(`${domain}.${name} has no schema.`);
    return [name, call];
  });
}

const domainOf = (domain: Domain): string => {
  const members = callsOf(domain).map(([name, { summary, response }]) => {
    const request = `requests.${requestName(domain, name)}`;
    return `${docOf(summary)}${name}: { request: ${request}; response: ${typeOf(response)} };\n`;
  });
  return `${domain}: {\n${members.join('')}};\n`;
};

/** The types of `src/requests.ts` without the schema library. Each has its own name, so that editors show it. */
export function printPlainRequests(): string {
  const requests = domains.flatMap((domain) =>
    callsOf(domain).map(
      ([name, { request }]) =>
        `${docOf(`What \`${domain}.${name}\` takes.`)}export type ${requestName(
          domain,
          name,
        )} = ${typeOf(request)};\n`,
    ),
  );
  return requests.join('');
}

const membersOf = (all: Readonly<Record<string, z.ZodType>>): string =>
  Object.entries(all)
    .map(([name, schema]) => `${docOf(schema.description)}${name}: ${typeOf(schema)};\n`)
    .join('');

/** The types of `src/call-types.ts` without the schema library, with the summaries and descriptions as docstrings. */
export function printPlainTypes(): string {
  return [
    "import type * as requests from './requests.js';",
    '/** What every call takes and answers, by domain and name. */',
    `export interface CallTypes {\n${domains.map(domainOf).join('')}}`,
    '/** Entities whose calls come later. */',
    `export interface EntityTypes {\n${membersOf(entities)}}`,
    '/** The JSON files below the CDN address. */',
    `export interface FileTypes {\n${membersOf(staticFiles)}}`,
    '/** The `data` of an answer that is not a success. */',
    `export type FailureType = ${typeOf(failure)};`,
    '',
  ].join('\n');
}

/** Puts the plain types beside the built ones, which refer to them. */
function writePlainTypes(): void {
  const dist = new URL('../dist/', import.meta.url);
  const index = new URL('index.d.ts', dist);
  const declarations = readFileSync(index, 'utf8');
  const linked = declarations.replaceAll(/from '[^']*(call-types|requests)'/g, "from './$1.js'");
  for (const name of ['call-types', 'requests'])
    if (!linked.includes(`'./${name}.js'`)) throw new Error(`The built types do not refer to ${name}.`);
  writeFileSync(index, linked);
  writeFileSync(new URL('requests.d.ts', dist), printPlainRequests());
  writeFileSync(new URL('call-types.d.ts', dist), printPlainTypes());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePlainTypes();
