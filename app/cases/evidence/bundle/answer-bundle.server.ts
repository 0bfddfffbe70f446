import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { type Bundled, bundleIndex, namesInBundle } from "#app/cases/evidence/bundle/bundle-index.ts";
import { bundleIndexPdf } from "#app/cases/evidence/bundle/bundle-index-pdf.server.ts";
import { evidenceProgress } from "#app/cases/evidence/evidence-list.ts";
import { loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { answerStream } from "#app/files/answer-file.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { storedZip, type ZipEntry } from "#app/files/stored-zip.server.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

/** The index and every file of the list, once. Does not check permission. */
export async function answerBundle(item: ItemInOrder, now: Date): Promise<Response> {
  const [{ groups, until }, names, [heading = ""]] = await Promise.all([
    loadEvidence(db, item),
    namePeople(db, [item.userId]),
    nameServices([item.configuration]),
  ]);
  const bundled: Bundled = {
    heading,
    order: orderName(item.number),
    customer: fullName(names.get(item.userId)),
    madeOn: writtenDate(now),
    today: utcDay(now),
    until,
    progress: evidenceProgress(groups),
    groups: groups.map((group) => ({
      heading: group.heading,
      rule: group.rule,
      entries: group.entries.map(({ entry, state, row, expiresOn, files }) => ({
        title: entry.title,
        optional: entry.optional,
        state,
        text: row?.text ?? "",
        note: row?.note ?? null,
        expiresOn,
        files,
      })),
    })),
  };
  const inBundle = namesInBundle(bundled.groups);
  const index = bundleIndex(bundled, inBundle);
  const entries: ZipEntry[] = [
    { name: "index.pdf", modifiedAt: now, read: () => bundleIndexPdf(index, { madeAt: now }) },
    ...[...inBundle].map(([fileId, name]) => ({ name, modifiedAt: now, read: () => readWhole(fileId) })),
  ];
  const name = `evidence-${orderName(item.number)}.zip`;
  return answerStream({ name, type: "application/zip", parts: storedZip(entries) });
}

/** A file that was deleted meanwhile breaks the download off, instead of being left out unsaid. */
async function readWhole(fileId: string): Promise<Uint8Array> {
  const bytes = await fileStorage().read(fileId);
  invariant(bytes, `file ${fileId} is kept`);
  return bytes;
}
