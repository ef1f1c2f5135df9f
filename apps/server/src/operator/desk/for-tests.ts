import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Where the forms of the desk stand: what only a test needs is left out in the operator console. */
export interface Desk {
  /** Default `false`. */
  isSandbox?: boolean;
}

/** Something that only the sandbox shows. */
export const forTests = ({ isSandbox = false }: Desk, shown: Html): Html => (isSandbox ? shown : html``);
