import { type CanadaProfile, languageOrders } from "#app/self-checks/points/canada/canada-profile.ts";
import { abilities, type LanguageResult, lowestOf } from "#app/self-checks/points/canada/language-result.ts";
import { fundsGate, quebecGate } from "#app/self-checks/points/canada/programme-gates.ts";
import type { ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import {
  type Gate,
  gate,
  type Verdict,
  verdictOf,
  yearsText,
} from "#app/self-checks/points/points-result.ts";

/** A programme without points. */
export type ProgrammeResult = { version: GridVersion; gates: Gate[]; verdict: Verdict };

/** Canadian Experience Class. It asks for no education and no funds. */
export function cecCheck(profile: CanadaProfile, grid: ProgrammesGrid): ProgrammeResult {
  const { years, levelTeer0And1: high, levelTeer2And3: low } = grid.cec;
  const { teer, recentCanadianWorkYears: worked } = profile;
  return resultOf(grid, [
    gate({
      id: "experience",
      label: `${yearsText(years)} of skilled work in Canada in the last three years`,
      met: worked >= years,
      why: `${yearsText(worked)}. Work with permission in TEER 0 to 3 counts; self-employment and work as a full-time student do not.`,
    }),
    gate({
      id: "language",
      label: `CLB or NCLC ${high} in all four abilities for TEER 0 and 1, ${low} for TEER 2 and 3`,
      met: languageMet(profile, teer, { high, low }),
      why: teer === null ? "It depends on the TEER of your work in Canada." : `Your work is in TEER ${teer}.`,
    }),
    quebecGate(profile),
  ]);
}

/** Federal Skilled Trades. */
export function fstCheck(profile: CanadaProfile, grid: ProgrammesGrid): ProgrammeResult {
  const { years, levels } = grid.fst;
  const reaches = (first: LanguageResult | null) =>
    abilities.every((ability) => (first?.levels[ability] ?? 0) >= levels[ability]);
  return resultOf(grid, [
    gate({
      id: "experience",
      label: `${yearsText(years)} in a skilled trade in the last five years`,
      met: profile.tradeYears >= years,
      why: `${yearsText(profile.tradeYears)}. The trades are the groups 72, 73, 82, 83, 92, 93, 6320 and 62200, with exclusions.`,
    }),
    gate({
      id: "language",
      label: `CLB or NCLC ${levels.speaking} in speaking and listening, ${levels.reading} in reading and writing`,
      met: languageOrders(profile).some(({ first }) => reaches(first)),
      why: "In one official language.",
    }),
    gate({
      id: "offer-or-certificate",
      label: "A certificate of qualification, or a job offer",
      met: profile.tradeCertificate || profile.jobOffer,
      why: "The offer is full-time, for at least a year, from up to two employers.",
    }),
    fundsGate(profile, grid),
    quebecGate(profile),
  ]);
}

/** Open while the answer hangs on a TEER that was not given. */
function languageMet(
  profile: CanadaProfile,
  teer: CanadaProfile["teer"],
  { high, low }: { high: number; low: number },
): boolean | null {
  const lowest = Math.max(...languageOrders(profile).map(({ first }) => lowestOf(first)));
  if (teer !== null) return lowest >= (teer <= 1 ? high : low);
  if (lowest >= high) return true;
  return lowest >= low ? null : false;
}

function resultOf(grid: ProgrammesGrid, gates: Gate[]): ProgrammeResult {
  return { version: versionOf(grid), gates, verdict: verdictOf(gates) };
}
