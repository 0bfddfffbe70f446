import { expect, test } from "vitest";

import { readCode } from "#app/accounts/second-factor/read-code.server.ts";
import { recoveryCodesText } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { base32, readSecret, setUpAddress, spacedSecret } from "#app/accounts/second-factor/totp.server.ts";

test.each([
  ["123456", "device", "123456"],
  [" 123 456 ", "device", "123456"],
  ["123-456", "device", "123456"],
  ["１２３４５６", "device", "123456"],
  ["abCD1-efGH2", "recovery", "abCD1-efGH2"],
  ["abCD1efGH2", "recovery", "abCD1-efGH2"],
  [" abCD1 – efGH2 ", "recovery", "abCD1-efGH2"],
  ["0ab1cd-efghjk-mnpqrs-tvwxyz", "recovery", "0ab1cdefghjkmnpqrstvwxyz"],
  [" OABICD EFGHJK MNPQRS TVWXYZ", "recovery", "0ab1cdefghjkmnpqrstvwxyz"],
])("%j is a code of the kind %s", (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

test.each(["", "12345", "1234567", "abcde-fghi", "abcde_fghij", "' or 1=1 --", "\u0000".repeat(6), "٣٣٣٣٣٣"])(
  "%j is no code",
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test("the address an app opens names the site and the account, whatever stands in them", () => {
  const address = setUpAddress({ secret: "ABCDEFGH", email: "a+b@example.org", issuer: "Land & Fall" });
  expect(address).toBe(
    "otpauth://totp/Land%20%26%20Fall:a%2Bb%40example.org?secret=ABCDEFGH&issuer=Land%20%26%20Fall&digits=6&period=30",
  );
});

test("a secret is read only in base32, and shown in groups of four", () => {
  expect(readSecret("ABCDEFGHIJ234567")).toBe("ABCDEFGHIJ234567");
  expect([readSecret("short"), readSecret("<b>DEFGHIJ234567</b>"), readSecret("A".repeat(129))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(spacedSecret("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
});

test("the file of recovery codes has each on a line of its own", () => {
  expect(recoveryCodesText(["aaaaa-bbbbb", "ccccc-ddddd"], "Landfall")).toBe(
    "Recovery codes for Landfall\r\nEach works once.\r\n\r\naaaaa-bbbbb\r\nccccc-ddddd\r\n",
  );
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %s in base32", (text, written) => {
  expect(base32(text)).toBe(written);
});
