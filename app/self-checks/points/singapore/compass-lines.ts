import type { CompassGrid, CompassProfile } from "#app/self-checks/points/singapore/compass-grid.ts";
import { line, type PointsLine } from "#app/self-checks/points/points-result.ts";

/** What depends on the person: pay, qualification, occupation. */
export function personLines(profile: CompassProfile, grid: CompassGrid): PointsLine[] {
  const { salaryRank, qualification } = profile;
  const qualificationText = {
    top: "From one of the institutions on the list.",
    degree: "A degree, or an equal qualification.",
    none: "No degree.",
  };
  return [
    rankLine(["C1", "Salary"], salaryRank, grid.salary, {
      p90: "In the best-paid tenth of local professionals of your sector and age.",
      p65: "Better paid than 65 of 100 local professionals of your sector and age.",
      below: "Below the 65th percentile of local professionals of your sector and age.",
    }),
    line({
      id: "C2",
      label: "Qualification",
      points: qualification === "none" ? 0 : grid.qualification[qualification],
      most: grid.qualification.top,
      why: qualificationText[qualification],
    }),
    shortageLine(profile, grid),
  ];
}

/** What depends on the firm: mix of nationalities, share of locals, programmes. */
export function firmLines(profile: CompassProfile, grid: CompassGrid): PointsLine[] {
  const { strategicFirm } = profile;
  return [
    diversityLine(profile, grid),
    localShareLine(profile, grid),
    line({
      id: "C6",
      label: "Strategic priorities",
      points: strategicFirm ? grid.strategic : 0,
      most: grid.strategic,
      why:
        strategicFirm === null
          ? unknown
          : strategicFirm
            ? "The firm qualifies."
            : "The firm does not qualify.",
      uncertain: "These points are from a private page.",
      open: strategicFirm === null ? grid.strategic : 0,
    }),
  ];
}

const unknown = "You did not say, so nothing is counted.";

function rankLine<Rank extends string>(
  [id, label]: [string, string],
  rank: Rank | "below" | null,
  points: Record<Rank, number>,
  text: Record<Rank | "below", string>,
): PointsLine {
  const most = Math.max(...Object.values<number>(points));
  if (rank === null) return line({ id, label, points: 0, most, why: unknown, open: most });
  return line({ id, label, points: rank === "below" ? 0 : points[rank], most, why: text[rank] });
}

/** Fewer points where the firm has many of one's own nationality. */
function shortageLine(
  { shortageOccupation, nationalityShare }: CompassProfile,
  { shortage }: CompassGrid,
): PointsLine {
  const head = { id: "C5", label: "Shortage occupation", most: shortage.points };
  if (shortageOccupation === null) return line({ ...head, points: 0, why: unknown, open: shortage.points });
  if (!shortageOccupation) return line({ ...head, points: 0, why: "Not on the list." });
  if (nationalityShare === null) {
    return line({
      ...head,
      points: shortage.reduced,
      why: `On the list. It gives ${shortage.points} if your nationality is less than a third of the firm’s professionals.`,
      open: shortage.points - shortage.reduced,
    });
  }
  const isReduced = nationalityShare >= shortage.reducedFromShare;
  return line({
    ...head,
    points: isReduced ? shortage.reduced : shortage.points,
    why: isReduced
      ? "On the list; your nationality is a third or more of the firm’s professionals."
      : "On the list.",
  });
}

function diversityLine(profile: CompassProfile, { diversity, smallFirm }: CompassGrid): PointsLine {
  const most = Math.max(...diversity.map(({ points }) => points));
  const head = { id: "C3", label: "Mix of nationalities", most };
  const { nationalityShare: share } = profile;
  const small = smallFirmLine(head, profile, smallFirm);
  if (small) return small;
  if (share === null) return line({ ...head, points: 0, why: unknown, open: most });
  const points = diversity.find(({ below }) => share < below)?.points ?? 0;
  return line({ ...head, points, why: `${share}% of the firm’s professionals have your nationality.` });
}

function localShareLine(profile: CompassProfile, { localShare, smallFirm }: CompassGrid): PointsLine {
  const head = { id: "C4", label: "Share of locals", most: Math.max(...Object.values(localShare)) };
  return (
    smallFirmLine(head, profile, smallFirm) ??
    rankLine([head.id, head.label], profile.localShare, localShare, {
      p50: "More locals than half of the firms in the sector have.",
      p20: "More locals than a fifth of the firms in the sector have.",
      below: "Fewer locals than four fifths of the firms in the sector have.",
    })
  );
}

/** The same points for every small firm. Without the firm's size nothing is counted. Null for a larger one. */
function smallFirmLine(
  head: Pick<PointsLine, "id" | "label" | "most">,
  { firmProfessionals }: CompassProfile,
  { below, points }: CompassGrid["smallFirm"],
): PointsLine | null {
  if (firmProfessionals === null) return line({ ...head, points: 0, why: unknown, open: head.most });
  if (firmProfessionals >= below) return null;
  return line({ ...head, points, why: `The firm has fewer than ${below} professionals.` });
}
