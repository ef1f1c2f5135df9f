import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = new URL('../src/constants/', import.meta.url);

/** Statuses whose values an editor could only show as numbers: their names, and what in them has no sentence. */
function statusesIn(file: string): [status: string, undocumented: string[]][] {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, folder), 'utf8'), 99, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const values = initializer && ts.isAsExpression(initializer) ? initializer.expression : undefined;
      if (!/(Status|State)$/.test(name.getText()) || !values || !ts.isObjectLiteralExpression(values))
        return [];
      const parts = [statement, ...values.properties];
      const silent = parts.filter((part) => !/[a-z`]\.$/.test(sentenceOf(part)));
      return [[name.getText(), silent.map((part) => part.getText().split('\n')[0] ?? '')]];
    }),
  );
}

const sentenceOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .trim();

it('every value of a status has a sentence that an editor shows', () => {
  const statuses = readdirSync(folder).flatMap(statusesIn);
  expect(statuses.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'orderStatus',
      'paymentStatus',
      'deliveryStatus',
      'appointmentStatus',
      'stayState',
    ]),
  );
  expect(statuses.filter(([, undocumented]) => undocumented.length > 0)).toEqual([]);
});
