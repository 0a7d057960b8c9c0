import { isIP } from 'node:net';

/** The eight parts of an IPv6 address. */
function partsOf(address: string): string[] {
  const [head, tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

/**
 * Whom an address stands for where limits are counted: a household has one IPv4 address, but 2⁶⁴
 * of IPv6, which begin alike.
 */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [plain] = address.split('%');
  const net = partsOf(plain)
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${net.join(':')}::/64`;
}
