import type { Plugin } from 'vite';

export interface LibraryChange {
  /** Of the plugin. */
  name: string;
  /** Where it stands. */
  file: RegExp;
  /** What is changed. */
  place: RegExp;
  /** How often it stands there. Default once. */
  times?: number;
  /** What stands there in the build. */
  stand: string;
}

/** Changes a library in the build, and stops it when the library is no longer what was looked at. */
export function changedLibrary({ name, file, place, times = 1, stand }: LibraryChange): Plugin {
  const everywhere = new RegExp(place, 'g');
  return {
    name: `yunyou:${name}`,
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code, id) {
        if (code.match(everywhere)?.length !== times) throw new Error(`${name}: ${id} has changed.`);
        return { code: code.replace(everywhere, stand), map: null };
      },
    },
  };
}
