// Writes the files that are made from others and not kept in git. Runs after every install.
import { compileMessages } from './compile-messages.mjs';
import { indexComponents } from './index-components.mjs';
import { writePageTexts } from './page-texts.mjs';

const { locales, areas, count } = await compileMessages();
console.log(`messages: ${count} texts in ${areas.length} areas, ${locales.join(' and ')}`);
const { components, features } = await indexComponents();
console.log(`ui: ${components} components, ${features} features`);
await writePageTexts();
