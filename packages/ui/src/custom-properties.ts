/** Values for a component's own CSS custom properties, to be spread into `style`. */
export type CustomProperties = Readonly<Record<`--${string}`, string | number>>;
