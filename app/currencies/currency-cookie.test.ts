import { expect, test } from "vitest";

import { readCurrencyCookie, readTimeZone, currencyCookieFor } from "#app/currencies/currency-cookie.ts";

test("a choice that was saved is read back", () => {
  const cookie = currencyCookieFor("KWD");
  expect(cookie).toBe("landfall_currency=KWD; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(readCurrencyCookie(`other=1; ${cookie.split(";")[0]}; last=2`)).toBe("KWD");
});

test("no choice, or one we do not sell in, is no choice", () => {
  const headers = [null, "", "landfall_currency=", "landfall_currency=XXX", "not_landfall_currency=INR"];
  for (const header of [...headers, "landfall_currency=%E0%A4%A"])
    expect(readCurrencyCookie(header)).toBeNull();
});

test("the time zone is read as the browser wrote it, and only if it looks like one", () => {
  expect(readTimeZone("landfall_time_zone=Asia%2FKolkata")).toBe("Asia/Kolkata");
  expect(readTimeZone("landfall_time_zone=America/Port-au-Prince")).toBe("America/Port-au-Prince");
  expect(readTimeZone("landfall_time_zone=Etc%2FGMT%2B5")).toBe("Etc/GMT+5");
  expect(readTimeZone("landfall_time_zone=%3Cscript%3E")).toBeNull();
  expect(readTimeZone(null)).toBeNull();
});
