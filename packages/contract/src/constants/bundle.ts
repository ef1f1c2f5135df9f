/** What a bundle can be made of. */
export const bundlePartKinds = ['ticket', 'stay', 'goods', 'service'] as const;
export type BundlePartKind = (typeof bundlePartKinds)[number];

/** Given back only as a whole, or part by part. */
export const bundleRefundModes = ['whole', 'parts'] as const;
export type BundleRefundMode = (typeof bundleRefundModes)[number];
