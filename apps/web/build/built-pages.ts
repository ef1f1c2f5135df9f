import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routes = fileURLToPath(new URL('../src/routes/', import.meta.url));

/** Not pages: `/`, which shows the home page, the root, what is not found, and helpers beside a page. */
const NO_PAGE = /^(?:entry|__root|\$)\.tsx$|(?:^|\/)-/;

/** Paths of the pages there are: those that have a route file, which mirrors the path. */
export const builtPages: readonly string[] = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !NO_PAGE.test(file))
  .map((file) => `/${file.replace(/\.tsx$/, '')}`)
  .sort();
