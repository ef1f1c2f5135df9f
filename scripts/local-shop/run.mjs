/**
 * Runs a command and afterwards, also when it is interrupted or fails, ends whatever it has started, the last first.
 * @param {(atEnd: (end: () => unknown) => void) => Promise<boolean>} work answers whether all is well
 */
export async function runCommand(work) {
  const started = [];
  const endAll = async () => {
    for (let end = started.pop(); end; end = started.pop()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => endAll().finally(() => process.exit(130)));
  try {
    const isWell = await work((end) => started.push(end));
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await endAll();
    // Whoever still asks servers that have ended is not waited for.
    process.exit();
  }
}
