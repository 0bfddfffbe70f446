import { expect, test } from "vitest";

import { isGuessable } from "#app/accounts/password/guessable-password.ts";

test.each([
  "1234567890",
  "0987654321",
  "0123456789",
  "12345678901",
  "123456789a",
  "1234567891011",
  "abcdefghij",
  "abcdefghijkl",
  "qwertyuiop",
  "qwerty12345",
  "qwerty123456",
  "1q2w3e4r5t",
  "q1w2e3r4t5",
  "1qaz2wsx3edc",
  "zaq12wsxcde3",
  "qazwsxedcrfv",
  "asdfghjkl;",
  "asdfghjkl1",
  "zxcvbnm123",
  "poiuytrewq",
  "1111111111",
  "aaaaaaaaaa",
  "ababababab",
  "1212121212",
  "abcabcabcabc",
  "123123123123",
  "passpasspass",
  "passwordpassword",
  "password12",
  "Password123!",
  "P@ssw0rd123",
  "p4ssw0rd2026",
  "PASSWORD1234",
  "iloveyou12",
  "welcome123",
  "Welcome2026!",
  "letmein123",
  "administrator",
  "changeme123",
  "qwerty-password",
  "liverpool1",
  "football123",
  "sunshine2026",
  "correcthorsebatterystaple",
  "testtest123",
  "!@#$%^&*()",
])("“%s” is guessed first", (password) => {
  expect(isGuessable(password)).toBe(true);
});

const own = ["Asha", "Rao", "asha.rao84", "asha.rao@example.org", "9876543210"];

test.each([
  "asharao2026",
  "Asha1234567",
  "asha.rao84!",
  "raoasharao",
  "asha@example",
  "4sha-rao-1984",
  "9876543210!",
])("“%s” is made of the customer's own names", (password) => {
  expect(isGuessable(password, own)).toBe(true);
});

test.each([
  "three calm words",
  "a calm new password",
  "correct horse 9",
  "long enough now",
  "another password",
  "password number 3",
  "asha likes the sea",
  "kT9#vLq2!xZ",
  "8273645192",
  "tide-lantern-42",
  "ein schöner Tag",
  "नमस्ते दुनिया की",
  "x".repeat(3) + "lantern tide",
])("“%s” is not", (password) => {
  expect(isGuessable(password, own)).toBe(false);
});

test("the longest password there may be is judged at once", () => {
  const started = performance.now();
  for (const sign of ["ab", "a1", "qwe", "password", "\u{1f600}x"])
    isGuessable(sign.repeat(128).slice(0, 128), own);
  expect(performance.now() - started).toBeLessThan(1_000);
});
