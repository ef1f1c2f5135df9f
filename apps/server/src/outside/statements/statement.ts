import { type Statement, StatementBrokenError, type StatementRow } from '../payment-gateway';

/** A statement of rows that are at hand, or are read as they are asked for. */
export function statementOf(
  rows: Iterable<StatementRow> | AsyncIterable<StatementRow>,
  { sha1 = null, close = async () => {} }: { sha1?: string | null; close?: () => Promise<void> } = {},
): Statement {
  return { sha1, rows: checked(rows), close };
}

/** A row that could not be read is never guessed: the whole file is refused. */
async function* checked(
  rows: Iterable<StatementRow> | AsyncIterable<StatementRow>,
): AsyncGenerator<StatementRow> {
  for await (const row of rows) {
    const isWhole = Number.isSafeInteger(row.amountFen) && row.amountFen >= 0;
    if (!isWhole || !Number.isSafeInteger(row.feeFen) || !Number.isFinite(row.atMs) || row.number === '') {
      throw new StatementBrokenError(`A row of the statement can not be read: ${row.number}.`);
    }
    yield row;
  }
}
