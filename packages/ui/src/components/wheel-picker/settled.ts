import type { WheelColumnData } from './WheelPicker';

/** The columns when these values are chosen: what a column offers may hang on the columns before it. */
export type ColumnsOf = (values: readonly string[]) => readonly WheelColumnData[];

/**
 * Values that their columns offer, from the first column on. A value that is not offered (31 in a month of 30 days, a
 * district of another city) gives way to what its column takes instead.
 */
export function settled(columnsOf: ColumnsOf, wanted: readonly string[]): string[] {
  const values: string[] = [];
  for (let place = 0; ; place += 1) {
    const column = columnsOf(values)[place];
    if (!column) return values;
    const value = wanted[place] ?? '';
    const offered = column.options.some((option) => option.value === value);
    values.push(offered ? value : (column.instead?.(value) ?? column.options[0]?.value ?? ''));
  }
}
