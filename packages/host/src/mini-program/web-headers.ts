/** `Headers` for a context that has none. Names in any case; several values of a name are joined, as the standard has it. */
export class WebHeaders implements Headers {
  readonly #values = new Map<string, string[]>();

  constructor(init: Iterable<readonly string[]> | Readonly<Record<string, string | readonly string[]>> = []) {
    const pairs: Iterable<readonly (string | readonly string[])[]> =
      Symbol.iterator in init ? init : Object.entries(init);
    for (const [name = '', values = []] of pairs) {
      for (const value of typeof values === 'string' ? [values] : values) this.append(String(name), value);
    }
  }

  append(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), [...(this.#values.get(name.toLowerCase()) ?? []), `${value}`]);
  }
  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }
  get(name: string): string | null {
    return this.#values.get(name.toLowerCase())?.join(', ') ?? null;
  }
  getSetCookie(): string[] {
    return [...(this.#values.get('set-cookie') ?? [])];
  }
  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }
  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), [`${value}`]);
  }
  forEach(callback: (value: string, name: string, parent: Headers) => void): void {
    for (const [name, value] of this) callback(value, name, this);
  }
  entries(): ReturnType<Headers['entries']> {
    return this.#joined().entries();
  }
  keys(): ReturnType<Headers['keys']> {
    return this.#joined().keys();
  }
  values(): ReturnType<Headers['keys']> {
    return this.#joined().values();
  }
  [Symbol.iterator](): ReturnType<Headers['entries']> {
    return this.entries();
  }

  #joined(): Map<string, string> {
    const names = [...this.#values.keys()].sort();
    return new Map(names.map((name) => [name, this.get(name) ?? '']));
  }
}
