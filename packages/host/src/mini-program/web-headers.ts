/** `Headers` for a context that has none. Names in any case; several values of a name are joined, as the standard has it. */
export class WebHeaders implements Headers {
  readonly #values = new Map<string, string[]>();

  constructor(init: HeadersInit = []) {
    const pairs: Iterable<string[]> = Symbol.iterator in init ? init : Object.entries(init);
    for (const [name = '', value = ''] of pairs) this.append(name, value);
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
  entries(): HeadersIterator<[string, string]> {
    return this.#joined().entries();
  }
  keys(): HeadersIterator<string> {
    return this.#joined().keys();
  }
  values(): HeadersIterator<string> {
    return this.#joined().values();
  }
  [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.entries();
  }

  #joined(): Map<string, string> {
    const names = [...this.#values.keys()].sort();
    return new Map(names.map((name) => [name, this.get(name) ?? '']));
  }
}
