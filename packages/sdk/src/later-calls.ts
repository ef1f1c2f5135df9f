/** Those of a part's functions that resolve to something. */
type CallNames<Part> = {
  [Name in keyof Part]: Part[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Part];

/**
 * Functions of a part whose code arrives later, under their own names; they reject with ApiError when it cannot be had.
 *
 * Names and functions are the part's own, so the type holds by construction; the compiler cannot follow the list.
 */
export function laterCalls<Part extends object, Name extends CallNames<Part>>(
  arrive: () => Promise<Part>,
  ...names: readonly Name[]
): Pick<Part, Name> {
  const call =
    (name: Name) =>
    async (...given: unknown[]) =>
      ((await arrive())[name] as (...given: unknown[]) => Promise<unknown>)(...given);
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Pick<Part, Name>;
}
