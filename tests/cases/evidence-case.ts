import { findCaseEntry, loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { reviewEvidence, seenOf } from "#app/cases/evidence/review-evidence.server.ts";
import { sendEvidence } from "#app/cases/evidence/send-evidence.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

type Sent = Partial<Omit<Parameters<typeof sendEvidence>[0], "itemId">>;
type Decided = Partial<Omit<Parameters<typeof reviewEvidence>[0], "itemId">>;

/** A bought service with a list, and a counsellor who has taken it. */
export async function evidenceCase(counsellor: Member, configuration: Configuration = configured("eb2-niw")) {
  const bought = await buyServices([configuration]);
  const { itemId, user } = bought;
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  const list = async () => loadEvidence(db, (await findItem(db, itemId))!);
  const entry = async (key: string) => {
    const found = findCaseEntry(await list(), key);
    if (!found) throw new Error(`${key} is not on the list`);
    return found;
  };
  return {
    ...bought,
    list,
    entry,
    send: (key: string, sent: Sent = {}) =>
      sendEvidence({
        by: { userId: user.id },
        itemId,
        entry: key,
        files: [],
        use: [],
        remove: [],
        text: "",
        expiresOn: "",
        now: noon,
        ...sent,
      }),
    decide: async (
      key: string,
      verdict: Parameters<typeof reviewEvidence>[0]["verdict"],
      decided: Decided = {},
    ) =>
      reviewEvidence({
        member: counsellor,
        itemId,
        entry: key,
        verdict,
        note: "",
        seen: seenOf(await entry(key)),
        now: noon,
        ...decided,
      }),
  };
}

export function paperOf(words: string, name = "paper.txt"): File {
  return new File([words], name, { type: "text/plain" });
}
