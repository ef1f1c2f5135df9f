import { BlockList, isIP } from 'node:net';

/** Loopback and the private networks of homes and offices (RFC 1918, 4193, 3927). */
const localNetworks = new BlockList();
localNetworks.addSubnet('127.0.0.0', 8);
localNetworks.addSubnet('10.0.0.0', 8);
localNetworks.addSubnet('172.16.0.0', 12);
localNetworks.addSubnet('192.168.0.0', 16);
localNetworks.addSubnet('169.254.0.0', 16);
localNetworks.addAddress('::1', 'ipv6');
localNetworks.addSubnet('fc00::', 7, 'ipv6');
localNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Whether a host, as `URL.hostname` has it, is this machine or one in the same private network; names that are never public count. */
export function isLocalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family !== 0) return localNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
  return /^(.+\.)?(localhost|local|test|internal)$/i.test(hostname);
}
