/**
 * Rate limits count IPv6 by network, because one visitor owns all 2^64 addresses; IPv4 by address. Invalid addresses
 * count together as `unknown`.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written.trim());
  if (isIpv4(address)) return address;
  const groups = ipv6Groups(address.split("%")[0] ?? "");
  if (!groups) return "unknown";
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).map(inHex).join(":")}::/64`;
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written);
  if (bracketed) return bracketed[1] ?? "";
  return /^([\d.]+):\d{1,5}$/.exec(written)?.[1] ?? written;
}

function isIpv4(address: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(address) && address.split(".").every((part) => Number(part) <= 255);
}

function ipv6Groups(address: string): number[] | null {
  const [left = "", right, ...more] = inHexAlone(address).split("::");
  const [before, after] = [groupsIn(left), groupsIn(right ?? "")];
  if (more.length > 0 || !before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (right === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

/** The last two groups may be written as an IPv4 address. */
function inHexAlone(address: string): string {
  const dotted = /[\d.]+$/.exec(address)?.[0] ?? "";
  if (!isIpv4(dotted)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return address.slice(0, -dotted.length) + `${inHex(a * 256 + b)}:${inHex(c * 256 + d)}`;
}

function groupsIn(text: string): number[] | null {
  if (text === "") return [];
  const groups = text.split(":");
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

/** A dual-stack server sees IPv4 visitors like this. */
function mappedIpv4(groups: number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : null;
}

const inHex = (group: number) => group.toString(16);
