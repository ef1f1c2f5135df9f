/** How paths of calls begin: what a proxy in front of a server hands on, besides `/cdn` with its files. */
export const apiPrefixes = ['/cuser', '/cpage', '/cgateway', '/mkg', '/dcr'] as const;
