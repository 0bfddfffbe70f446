import { expect, test } from "vitest";

import { viewedService } from "#app/http/viewed-service.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const letter = "/service/premium/cover-letter/";

type Asked = { path?: string; method?: string; status?: number; headers?: Record<string, string> };

function viewed({ path = letter, method = "GET", status = 200, headers = {} }: Asked): string | null {
  return viewedService({ method, url: path, headers: { "user-agent": browser, ...headers } }, status);
}

test.each<[string, Asked]>([
  ["a page", {}],
  ["a page with choices in its address", { path: `${letter}?lightning=1` }],
  ["a page come to from another page of the site", { path: "/service/premium/cover-letter.data" }],
  ["the same, as newer versions name it", { path: `${letter}_.data` }],
  [
    "a page come to from the list",
    {
      path: `${letter}_.data?_routes=x`,
      headers: { referer: "https://landfall.example/service/" },
    },
  ],
])("%s that a person reads is a view", (_what, asked) => {
  expect(viewed(asked)).toBe("cover-letter");
});

test.each<[string, Asked]>([
  ["something that is posted", { method: "POST" }],
  ["asking for headers", { method: "HEAD" }],
  ["an answer that nothing has changed", { status: 304 }],
  ["an error", { status: 500 }],
  ["another page", { path: "/service/" }],
  ["a service that nobody offers", { path: "/service/premium/no-such-service/" }],
  ["a crawler", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["a link's preview", { headers: { "user-agent": "WhatsApp/2.23" } }],
  ["a program", { headers: { "user-agent": "curl/8.5.0" } }],
  ["who does not say what it is", { headers: { "user-agent": "" } }],
  ["a page fetched ahead", { headers: { "sec-purpose": "prefetch;prerender" } }],
  [
    "a page that reads its own data anew",
    { path: `${letter}_.data`, headers: { referer: `https://landfall.example${letter}?lightning=1` } },
  ],
])("%s is no view", (_what, asked) => {
  expect(viewed(asked)).toBeNull();
});
