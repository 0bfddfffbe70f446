import { isVisaCheckId } from "#app/catalog/visa-checks.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { isPointsCheckId, type KeptCheck } from "#app/self-checks/kept/kept-check.ts";
import { openPointsCheck } from "#app/self-checks/kept/opened-points-check.server.ts";
import { placeIn as pointsPlaceIn } from "#app/self-checks/points/form/points-in-fragment.ts";

/** `result` is what stands in the fragment of a result's address. */
export async function readResult(
  { check, result }: { check: string; result: string },
  now: Date,
): Promise<Outcome<KeptCheck>> {
  if (isVisaCheckId(check)) {
    const definition = allChecks[check];
    const place = placeIn(definition, result);
    if (place?.step !== "result") return unreadable;
    const answers = Object.fromEntries(
      Object.entries(place.answers).map(([id, chosen]) => [id, [...chosen]]),
    );
    return done({ checkId: check, version: definition.version, answers, keptAt: now });
  }
  if (!isPointsCheckId(check)) return unreadable;
  const { form, letterOf } = await openPointsCheck(check, now);
  const place = pointsPlaceIn(form, result);
  if (place?.step !== "result" || !letterOf(place.answers).ok) return unreadable;
  const answers = Object.fromEntries(Object.entries(place.answers).map(([name, answer]) => [name, [answer]]));
  return done({ checkId: check, version: form.version, answers, keptAt: now });
}

const unreadable = refuse({
  code: "result_not_read",
  message: "This result cannot be read: it belongs to an earlier version of the check. Please answer again.",
  status: 422,
});
