/** Where reports wait for the network. Somebody who logs out leaves none behind. */
export const waitingReportsKey = 'waitingReports';
