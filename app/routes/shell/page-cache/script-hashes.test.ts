import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { scriptHashes } from "#app/routes/shell/page-cache/script-hashes.server.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("each inline script is allowed by its hash, once", () => {
  const html =
    "<head><script>one()</script></head><body><script async>two(“₹”)\n</script><script>one()</script>";
  expect(scriptHashes(html)).toEqual([hashOf("one()"), hashOf("two(“₹”)\n")]);
});

test("a module written in the page is a script", () => {
  expect(scriptHashes('<script type="module" async="">import "/a.js"</script>')).toEqual([
    hashOf('import "/a.js"'),
  ]);
});

test.each([
  ["a script with an address, which the policy allows by that", '<script src="/a.js" async=""></script>'],
  ["structured data", '<script type="application/ld+json">{"@type":"Product"}</script>'],
  ["a text about scripts", "<p>A &lt;script&gt; is not run</p>"],
])("%s has no hash", (_what, html) => {
  expect(scriptHashes(html)).toEqual([]);
});

test("words of a page that would be a script of their own end as data", () => {
  const data = JSON.stringify({ heading: "</script><script>alert(1)</script>" }).replaceAll("<", "\\u003c");
  expect(scriptHashes(`<script>go(${data})</script>`)).toEqual([hashOf(`go(${data})`)]);
});
