import { expect, test } from "vitest";

import { linkParts } from "#app/mail/link-parts.ts";

const text = (words: string) => ({ kind: "text", text: words });
const link = (href: string) => ({ kind: "link", href });

test.each([
  ["", []],
  ["Hello.", [text("Hello.")]],
  ["https://a.example/x?y=1", [link("https://a.example/x?y=1")]],
  ["Open https://a.example/x.\nBye", [text("Open "), link("https://a.example/x"), text(".\nBye")]],
  ["(http://a.example)", [text("("), link("http://a.example"), text(")")]],
  ["javascript:alert(1) stays text", [text("javascript:alert(1) stays text")]],
  ["data:text/html,x stays text", [text("data:text/html,x stays text")]],
  ['<a href="https://a.example">', [text('<a href="'), link("https://a.example"), text('">')]],
])("%j is cut at its web addresses", (message, parts) => {
  expect(linkParts(message)).toEqual(parts);
});
