import { readConfig } from './config';
import { createServer } from './create-server';
import { createLog } from './log';
import { operatorCommands } from './operator-commands';

/**
 * `npm run operate -- COMMAND`: what waits for the operator and their word to it, with the server's own settings on the
 * database of `DATABASE_URL`. May run beside the servers.
 */
async function main([name = '', ...words]: string[]): Promise<number> {
  const command = operatorCommands[name];
  const config = readConfig(process.env, '.');
  if (!command || !config.databaseUrl) {
    const usages = Object.values(operatorCommands).map(({ usage }) => `  npm run operate -- ${usage}\n`);
    process.stderr.write(`DATABASE_URL and the server's other settings, and one of\n${usages.join('')}`);
    return 1;
  }
  const server = await createServer(
    { ...config, webDir: undefined },
    config.databaseUrl,
    createLog(config.logLevel),
  );
  try {
    for (const line of await command.run(server.app, words)) process.stdout.write(`${line}\n`);
    return 0;
  } finally {
    await server.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
