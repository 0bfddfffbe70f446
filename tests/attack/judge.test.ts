import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { findForms, findLinks } from "#tests/attack/find-forms.ts";
import { fault, runsAsMarkup } from "#tests/attack/judge.ts";

const asked = { method: "GET", path: "/page" };
const origins = new Set(["http://127.0.0.1:3000"]);
const answer = (status: number, headers = {}, text = "") => ({ status, headers, text, tookMs: 1 });

test.each([
  "<p><script>window.__hacked=1</script></p>",
  `<p><img src=x onerror=window.__hacked=1></p>`,
  `<input value="" onfocus=window.__hacked=1>`,
  `<script type="application/ld+json">{"a":"</script><script>window.__hacked=1</script>"}</script>`,
])("text that would run is seen: %s", (page) => {
  expect(runsAsMarkup(page)).not.toBeNull();
});

test.each([
  "<p>&lt;script&gt;window.__hacked=1&lt;/script&gt;</p>",
  `<input value="&quot; onfocus=window.__hacked=1">`,
  `<script nonce="x">enqueue("\\u003cscript>window.__hacked=1\\u003c/script>")</script>`,
])("text that is shown as it is harms nobody: %s", (page) => {
  expect(runsAsMarkup(page)).toBeNull();
});

test("a script without a nonce is the page's own only if the policy names its hash", () => {
  const page = "<p>Text</p><script>begin()</script>";
  const hash = createHash("sha256").update("begin()").digest("base64");
  expect(runsAsMarkup(page, `script-src 'sha256-${hash}'`)).toBeNull();
  expect(runsAsMarkup(page.replace("begin", "end"), `script-src 'sha256-${hash}'`)).toContain("end()");
});

test("an error of ours is a fault, and a refusal of too much at once is none", () => {
  expect(fault(asked, answer(500), origins)).toMatch(/gave 500/);
  expect(fault(asked, answer(503), origins)).toMatch(/gave 503/);
  expect(fault(asked, answer(503, { "retry-after": "5" }), origins)).toBeNull();
  expect(fault(asked, answer(422), origins)).toBeNull();
});

test("an answer leads to this site or its gateways", () => {
  expect(fault(asked, answer(303, { location: "/account/login/" }), origins)).toBeNull();
  for (const location of ["//elsewhere.example/", "https://elsewhere.example", "javascript:1"])
    expect(fault(asked, answer(303, { location }), origins)).toMatch(/leads to/);
});

test("forms are found with the fields that stand in them and those that name them", () => {
  const page = `<form id="f" action="/a?x=1&amp;y=2" method="post"><input type="hidden" name="intent" value="go"/>
    <textarea name="words">a &lt; b</textarea><select name="kind"><option value="one">1</option></select></form>
    <button form="f" name="then" value="2">Then</button><a href="/b?c=1#d">B</a>`;
  const [form] = findForms(page, "/page");
  expect(form).toMatchObject({ action: "/a?x=1&y=2", method: "POST", isMultipart: false });
  expect(form?.fields.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "intent=go",
    "words=a < b",
    "kind=one",
    "then=2",
  ]);
  expect(findLinks(page)).toEqual(["/b?c=1"]);
});
