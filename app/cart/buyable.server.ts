import { notAvailableMessage, rulesOf } from "#app/catalog/service-rules.ts";
import type { UserId } from "#app/platform/ids.ts";
import { refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { refusePaused } from "#app/pricing/refuse-paused.server.ts";

/** For unpaid members of a full group of that size. Passed in, because carts may not import groups. */
export type ShareCheck = (userId: UserId, configuration: Configuration) => Promise<boolean>;

/** Every way into cart and checkout runs through here. */
export async function requireBuyable(
  userId: UserId,
  configurations: readonly Configuration[],
  mayBuyShare: ShareCheck,
  { agreedByStaff = false }: { agreedByStaff?: boolean } = {},
): Promise<Outcome<null>> {
  for (const configuration of configurations) {
    const sale = isCustom(configuration) ? "by_payment_link" : rulesOf(configuration.service).sale;
    const agreed = sale === "by_payment_link" && agreedByStaff;
    if (sale !== "online" && !agreed) return notSoldOnline(sale);
    const coAuthors = configuration.choices.coAuthors ?? 0;
    if (coAuthors !== 0 && !(await mayBuyShare(userId, configuration))) return notInGroup;
  }
  return refusePaused(configurations);
}

function notSoldOnline(sale: "by_payment_link" | "eligibility_check"): Refused {
  const byLink = "This service is agreed with a counsellor and paid by a link that we send you.";
  return refuse({
    code: "not_available",
    message: sale === "by_payment_link" ? byLink : notAvailableMessage,
    status: 422,
  });
}

const notInGroup = refuse({
  code: "not_in_group",
  message:
    "A co-author’s share is bought as a member of a full research group. Please create or join a group first.",
  status: 403,
  field: "coAuthors",
});
