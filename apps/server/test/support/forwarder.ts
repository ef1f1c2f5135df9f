import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to another one, as a fail-over address before databases does. */
export interface Forwarder {
  readonly port: number;
  /** New connections lead there; those that are open stay. */
  leadTo(port: number): void;
  /** Ends every connection. */
  cut(): void;
  /** Passes nothing on and says nothing, as a network that swallows packets; until `resume`. */
  hold(): void;
  resume(): void;
  /** Takes no connections, and ends those that are open; until `open`. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export async function startForwarder(target: number): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  let port = target;
  let isHeld = false;
  let isShut = false;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    if (isShut) {
      client.destroy();
      return;
    }
    const database = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (piece) => to.write(piece));
      from.on('error', () => {});
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isHeld) from.pause();
      else from.resume();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(next) {
      port = next;
    },
    cut,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    shut() {
      isShut = true;
      cut();
    },
    open() {
      isShut = false;
    },
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
