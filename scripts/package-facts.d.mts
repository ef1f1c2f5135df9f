/** What a package's package.json says of itself. */
export function factsOf(name: string): {
  homepage: string;
  repository: { type: string; url: string; directory: string };
  bugs: { url: string };
  keywords: string[];
  engines: { node: string };
  publishConfig: { access: string };
};
