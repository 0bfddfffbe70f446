import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import type { ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { type Gate, gate } from "#app/self-checks/points/points-result.ts";

/** What the Federal Skilled Worker and Federal Skilled Trades programmes both ask of one's money. */
export function fundsGate(profile: CanadaProfile, { funds }: ProgrammesGrid): Gate {
  const head = { id: "funds", label: "Settlement funds" };
  if (profile.mayWorkInCanada && profile.jobOffer) {
    return gate({
      ...head,
      met: true,
      why: "Not needed: you may work in Canada and have a valid job offer.",
    });
  }
  const needed = fundsNeeded(profile.familySize, funds);
  const { familySize } = profile;
  const people = familySize > 1 ? `a family of ${familySize}, counting those who stay behind` : "one person";
  const asked = `CAD ${needed.toLocaleString("en-CA")} for ${people}.`;
  const { fundsCad } = profile;
  const has = fundsCad === null ? "" : ` You have CAD ${fundsCad.toLocaleString("en-CA")}.`;
  return gate({
    ...head,
    met: fundsCad === null ? null : fundsCad >= needed,
    why: `${asked}${has}`,
    uncertain: funds.uncertain,
  });
}

export function quebecGate({ outsideQuebec }: CanadaProfile): Gate {
  return gate({
    id: "outside-quebec",
    label: "Outside Quebec",
    met: outsideQuebec,
    why: "You must plan to live outside Quebec.",
  });
}

function fundsNeeded(familySize: number, { byFamilySize, eachFurther }: ProgrammesGrid["funds"]): number {
  const people = Math.max(1, familySize);
  const known = Math.min(people, byFamilySize.length);
  return (byFamilySize[known - 1] ?? 0) + (people - known) * eachFurther;
}
