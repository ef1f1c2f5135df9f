import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface ListenOptions {
  /** 0: any free one. */
  port: number;
  hostname: string;
  /** How long a request may take to arrive, ms; its headers at most half of that. */
  requestTimeoutMs: number;
}

export interface Listener {
  port: number;
  /** Takes no more connections; those still open are cut after the grace. Default 5 s. */
  close(graceMs?: number): Promise<void>;
}

/** How often connections are looked at for requests that take too long, ms at the most. */
const CHECK_MS = 2_000;
/** A connection without a request is closed after this; longer than load balancers keep theirs. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves is closed after this, as of a client that does not read its answer. */
const SILENT_MS = 90_000;
const STOP_GRACE_MS = 5_000;

/** Answers HTTP on a port. Rejects with Node's error when the port cannot be had. */
export function listen(
  { fetch }: Pick<Hono, 'fetch'>,
  { port, hostname, requestTimeoutMs }: ListenOptions,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch,
      port,
      hostname,
      serverOptions: {
        requestTimeout: requestTimeoutMs,
        headersTimeout: Math.ceil(requestTimeoutMs / 2),
        connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeoutMs),
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
    }) as HttpServer;
    server.setTimeout(SILENT_MS);
    server.once('error', reject);
    server.once('listening', () =>
      resolve({ port: (server.address() as AddressInfo).port, close: (graceMs) => close(server, graceMs) }),
    );
  });
}

async function close(server: HttpServer, graceMs = STOP_GRACE_MS): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
