/** The text of a file's default export, made short by `build/minified-texts.ts`. */
declare module '*?minified' {
  const text: string;
  export default text;
}
