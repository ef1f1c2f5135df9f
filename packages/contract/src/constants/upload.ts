/** The only HTTP status of an upload that counts as success. */
export const uploadSuccessStatus = 204;
/** How long an upload policy may be used, on the server's clock. */
export const uploadPolicyExpiryMs = 300_000;
