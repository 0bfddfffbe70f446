import { expect, test } from "vitest";

import { commonPasswords, commonTerms } from "#app/accounts/password/common-passwords.server.ts";
import { isGuessable } from "#app/accounts/password/guessable-password.server.ts";

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
  "Dragon2024!",
  "$uper$t@r99",
  "Sachin10Sachin",
  "omsairam108",
  "KRISHNA@123",
  "monkey-monkey",
  "w3lc0me1234",
  "we1come2you",
  "he11ohe11o",
  "Manchester1999",
  "1liverpool2liverpool",
  "drowssap2024",
  "321drowssaP",
  "ilovejesus7",
  "JesusChrist1",
  "qwerty!2024",
  "MyFamily2020",
  "iloveyou3000",
  "1qaz@WSX3edc",
  "jamesbond007",
  "1122334455",
  "7894561230",
  "11223344556",
  "24.11.1984",
  "1984-11-24",
  "19841986",
  "24111984ab",
  "monkeydragon",
  "StudyAbroad1",
  "studentvisa26",
  "Passport2026",
  "canadavisa1",
  "PASSWORD€2026",
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
  "ashaILoveYou",
  "password-asha",
  "ahsA-oaR-99",
  "@$h@r@o-2026",
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
  "monkey dragon shoe",
  "plum-kettle-orbit",
  "kettle7Plum!orbit",
  "loud umbrella",
  "dragonfruit pie recipe",
  "mustardsawdust",
  "Grüße aus Ålesund",
  "19 boats in 84 ports",
  "asha keeps nine bees",
  "passwordmonkeydragonwinterlove",
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

test("letters, digits and signs of either case are judged alike", () => {
  for (const password of [
    "password2026",
    "PASSWORD2026",
    "PaSsWoRd2026",
    "p@$$w0rd2026",
    "ＰＡＳＳＷＯＲＤ２０２６",
  ])
    expect(isGuessable(password), password).toBe(true);
});

test.each(["Landfall2026", "landfall-landfall", "L4ndf4ll!!", "llafdnal99", "LandfallVisa1"])(
  "“%s” is made of the product's name",
  (password) => {
    expect(isGuessable(password, ["Landfall"])).toBe(true);
  },
);

test("the shipped lists are as they are compared: in lower case, each long enough to matter, none twice", () => {
  const all = [...commonTerms, ...commonPasswords];
  expect(all.filter((one) => one !== one.toLowerCase().normalize("NFKC"))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(600);
  expect([...commonPasswords].filter((one) => one.length < 10)).toEqual([]);
  expect([...commonPasswords].filter((one) => !isGuessable(one))).toEqual([]);
});
