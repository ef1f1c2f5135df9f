/** What an order's history says, and messages are sent for. */
export const CHECKED_IN = 'checkedIn';
export const SHIPPED = 'shipped';
export const SIGNED = 'signed';
export const REMINDED = 'reminded to ship';
/** Of the group it is bought in. */
export const GROUP_FORMED = 'groupFormed';
export const GROUP_FAILED = 'groupFailed';
