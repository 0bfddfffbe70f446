import type { PurchaseBoxData } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import type { ReadConfiguration } from "#app/checkout/read-configuration.ts";

type ReadShare = { read: ReadConfiguration; share: PurchaseBoxData["share"] };

/** Ignored, with a message, for customers who may not buy it. Visitors keep it until they log in. */
export async function readShare(
  read: ReadConfiguration,
  user: CurrentUser | null,
  now: Date,
): Promise<ReadShare> {
  const { configuration } = read;
  if (configuration.groupId === undefined) return { read, share: null };
  const { groupId, ...plain } = configuration;
  if (!user) return { read: { ...read, configuration: plain }, share: null };
  const mayBuy = await mayBuyShareAt(now)(user.id, configuration);
  const group = mayBuy ? await findGroup(groupId, user.id, { now }) : null;
  if (group) return { read, share: { groupId, title: group.title, href: groupPath(group) } };
  return { read: { ...read, configuration: plain, problem: read.problem ?? notYours }, share: null };
}

const notYours =
  "This share is not yours to buy now. A share is bought by a member of a full group who has not paid yet.";
