import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Networks by address or CIDR block, separated by commas, such as `10.0.0.0/8,::1`; none when absent.
 *
 * @throws Error that names what is no network
 */
export function readNetworks(text: string | undefined): readonly string[] {
  const networks = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  blockListOf(networks);
  return networks;
}

/** Finds a client's address by the connection's peer and its `X-Forwarded-For`. */
export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string;

/**
 * The rightmost address that is not one of our own proxies: what stands left of it is the client's own word, which
 * anybody can forge. Without trusted proxies it is the peer.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (peer, forwardedFor) => {
    let address = plainAddress(peer);
    const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
    for (let hop = hops.pop(); hop !== undefined && isIP(hop) && isTrusted(address); hop = hops.pop()) {
      address = hop;
    }
    return address;
  };
}

/** What the Node adapter gives with each request, and what we add: calls a page makes in this process inherit it. */
interface ConnectionEnv {
  incoming?: { socket?: { remoteAddress?: string } };
  clientAddress?: string;
}

/** Finds out where each request comes from. */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler {
  const addressOf = createClientAddress(trustedProxies);
  return async (context, next) => {
    context.env ??= {};
    const env = context.env as ConnectionEnv;
    env.clientAddress ??= addressOf(
      env.incoming?.socket?.remoteAddress ?? LOCAL,
      context.req.header('x-forwarded-for'),
    );
    await next();
  };
}

/** Address of the client, as `clientAddress` found it. */
export const clientAddressOf = (context: Context): string =>
  (context.env as ConnectionEnv | undefined)?.clientAddress ?? LOCAL;

/** Of requests without a socket, which tests make. */
const LOCAL = '127.0.0.1';

/**
 * What people behind one connection share: an IPv4 address, or the /64 that a provider gives a household with IPv6, whose
 * devices choose their addresses freely within it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes every address in the one canonical form.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address that came over an IPv6 socket, without its prefix. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/', 2);
    const family = isIP(address);
    const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
    if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32)) {
      throw new Error(`TRUSTED_PROXIES: "${network}" is no address and no CIDR block.`);
    }
    list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
