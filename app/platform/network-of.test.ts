import { expect, test } from "vitest";

import { networkOf } from "#app/platform/network-of.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0::/64"],
  ["[2001:db8::2]", "2001:db8:0:0::/64"],
  ["[2001:db8::2]:65000", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["[fe80::1%25eth0]:80", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
])("tries from %s count for %s", (written, network) => {
  expect(networkOf(written)).toBe(network);
});

test.each([
  "",
  "unknown",
  "_hidden",
  "256.1.1.1",
  "1.2.3",
  "1::2::3",
  "1:2:3",
  "1:2:3:4:5:6:7:8:9",
  "g::1",
  "::12345",
])("“%s” is no address, and is counted with all that are none", (written) => {
  expect(networkOf(written)).toBe("unknown");
});
