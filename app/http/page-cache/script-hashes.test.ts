import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { scriptHashes } from "#app/http/page-cache/script-hashes.server.ts";

const nonce = "b3VycyBhbG9uZQ==";
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("each inline script is allowed by its hash, once", () => {
  const html =
    `<head><script nonce="${nonce}">one()</script></head><body><script async nonce="${nonce}">two(“₹”)\n</script>` +
    `<script nonce="${nonce}">one()</script>`;
  expect(scriptHashes(html, nonce)).toEqual([hashOf("one()"), hashOf("two(“₹”)\n")]);
});

test("a module written in the page is a script", () => {
  expect(
    scriptHashes(`<script type="module" async="" nonce="${nonce}">import "/a.js"</script>`, nonce),
  ).toEqual([hashOf('import "/a.js"')]);
});

test.each([
  [
    "a script with an address, which the policy allows by that",
    `<script src="/a.js" async="" nonce="${nonce}"></script>`,
  ],
  ["structured data", `<script type="application/ld+json" nonce="${nonce}">{"@type":"Product"}</script>`],
  ["a script that somebody's words brought", "<p><script>steal()</script></p>"],
  ["one with another rendering's nonce", '<script nonce="b2xk">steal()</script>'],
  ["one that names the attribute alone", "<script nonce>steal()</script>"],
  ["a text about scripts", "<p>A &lt;script&gt; is not run</p>"],
])("%s has no hash", (_what, html) => {
  expect(scriptHashes(html, nonce)).toEqual([]);
});

test("words of a page that would be a script of their own end as data", () => {
  const data = JSON.stringify({ heading: "</script><script>alert(1)</script>" }).replaceAll("<", "\\u003c");
  expect(scriptHashes(`<script nonce="${nonce}">go(${data})</script>`, nonce)).toEqual([
    hashOf(`go(${data})`),
  ]);
});
