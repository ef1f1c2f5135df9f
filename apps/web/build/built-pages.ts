import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));

/** Paths of the pages there are: those that have a route file, which mirrors the path. */
export const builtPages: readonly string[] = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:views|pages|packages)\/(?:.*\/)?[^-/][^/]*\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\.tsx$/, '')}`)
  .sort();
