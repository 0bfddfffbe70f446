import { expect, test } from "vitest";

import { deviceText } from "#app/accounts/sign-in/device-text.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge on Windows"],
  [`${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox on Linux"],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/141.0 Mobile Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15`, "Safari on Mac"],
  [`${mozilla} (Linux; Android 15) ${webkit} Chrome/141.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`${mozilla} (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile`, "Samsung Internet on Android"],
  ["curl/8.9.1", "A program"],
  [`${mozilla} (Windows NT 10.0)`, "A browser on Windows"],
  ["", "An unknown device"],
  [null, "An unknown device"],
  ["<script>alert(1)</script>\u202e", "An unknown device"],
])("%s is %s", (userAgent, words) => {
  expect(deviceText(userAgent)).toBe(words);
});
