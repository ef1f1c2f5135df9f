/** Storage key of reports that wait for the network. Logging out removes them. */
export const reportQueueKey = 'waitingReports';
