// npm run test:busy: the server's tests, the components and the journeys twice in a row while a busy loop holds each core.
// Needs the build (npm run build). Ends with 1 when a test failed; what passed on a retry is listed as flaky.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { run } from './steps.mjs';

const STEPS = ['unit and server', 'components', 'end to end'];
const ROUNDS = 2;

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const endLoops = () => {
  for (const loop of loops) loop.kill('SIGKILL');
};
process.on('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
for (let round = 1; round <= ROUNDS; round++) {
  process.stdout.write(`\n== round ${round} of ${ROUNDS}\n`);
  const { code } = await run(process.execPath, ['scripts/test.mjs', ...STEPS]);
  if (code !== 0) process.exitCode = 1;
}
endLoops();
