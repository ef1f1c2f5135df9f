// Writes the files that are made from others and not kept in git. Runs after every install.
import { compileMessages } from './compile-messages.mjs';

const { locales, areas, count } = await compileMessages();
console.log(`messages: ${count} texts in ${areas.length} areas, ${locales.join(' and ')}`);
