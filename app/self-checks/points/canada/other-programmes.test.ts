import { expect, test } from "vitest";

import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import { cecCheck, fstCheck, type ProgrammeResult } from "#app/self-checks/points/canada/other-programmes.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { all, type Person, plainPerson, profileOf } from "#tests/self-checks/person.ts";

type Changed = Partial<CanadaProfile>;

test.each<[string, Person["english"], Changed, ProgrammeResult["verdict"]]>([
  ["CLB 7 in TEER 1", all(7), {}, "met"],
  ["CLB 6 in TEER 1", all(6), {}, "missed"],
  ["CLB 6 in one ability in TEER 0", [9, 9, 9, 6], { teer: 0 }, "missed"],
  ["CLB 5 in TEER 2", all(5), { teer: 2 }, "met"],
  ["CLB 5 in TEER 3", all(5), { teer: 3 }, "met"],
  ["CLB 4 in TEER 3", [5, 5, 5, 4], { teer: 3 }, "missed"],
  ["CLB 5 in a TEER not named", all(5), { teer: null }, "open"],
  ["CLB 7 in a TEER not named", all(7), { teer: null }, "met"],
  ["CLB 4 in a TEER not named", all(4), { teer: null }, "missed"],
  ["no recent year", all(9), { recentCanadianWorkYears: 0.9 }, "missed"],
  ["no money and no school", all(7), { fundsCad: 0, education: "none" }, "met"],
  ["Quebec", all(7), { outsideQuebec: false }, "missed"],
])("Canadian Experience Class with %s", (_, english, changed, verdict) => {
  const profile = { ...profileOf({ ...plainPerson, english, cw: 1 }), ...changed };
  expect(cecCheck(profile, shippedProgrammesGrid).verdict).toBe(verdict);
});

test.each<[string, Person["english"], Changed, ProgrammeResult["verdict"]]>([
  // Reading, writing, listening, speaking.
  ["exactly the language", [4, 4, 5, 5], {}, "met"],
  ["CLB 4 in speaking", [9, 9, 9, 4], {}, "missed"],
  ["reading below CLB 4", [3, 9, 9, 9], {}, "missed"],
  ["an offer and no certificate", all(5), { tradeCertificate: false, jobOffer: true }, "met"],
  ["neither offer nor certificate", all(5), { tradeCertificate: false }, "missed"],
  ["less than two years", all(5), { tradeYears: 1.9 }, "missed"],
  ["no money", all(5), { fundsCad: 0 }, "missed"],
  ["money not asked about", all(5), { fundsCad: null }, "open"],
])("Federal Skilled Trades with %s", (_, english, changed, verdict) => {
  const profile = { ...profileOf({ ...plainPerson, english, cert: true }), tradeYears: 2, ...changed };
  expect(fstCheck(profile, shippedProgrammesGrid).verdict).toBe(verdict);
});

test("French alone is enough for both", () => {
  const profile = { ...profileOf({ ...plainPerson, french: all(7), cw: 1, cert: true }), tradeYears: 2 };
  expect(cecCheck(profile, shippedProgrammesGrid).verdict).toBe("met");
  expect(fstCheck(profile, shippedProgrammesGrid).verdict).toBe("met");
});
