// Preloaded into the server: on SIGUSR2 collects garbage and appends what is in use to the file of MEMORY_FILE, a line of JSON.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  appendFileSync(process.env.MEMORY_FILE, `${JSON.stringify(process.memoryUsage())}\n`);
});
