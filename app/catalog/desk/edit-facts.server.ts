import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { FactFields } from "#app/catalog/desk/fact-fields.ts";
import { type PlacedFact, shippedFacts } from "#app/catalog/shipped-facts.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import { readPeople } from "#app/content/claim-facts.ts";
import { type FactVersion, readShare } from "#app/content/facts.ts";
import {
  appendFactVersion,
  type KeptFactVersion,
  listFactVersions,
  lockFacts,
  newestFactVersions,
} from "#app/content/keep-facts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";

export type FactAtDesk = { fact: PlacedFact; version: KeptFactVersion | undefined };

export async function listFactsAtDesk(member: Member): Promise<Outcome<FactAtDesk[]>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const versions = new Map((await newestFactVersions(db)).map((version) => [version.fact, version]));
  return done([...shippedFacts().values()].map((fact) => ({ fact, version: versions.get(fact.id) })));
}

export async function findFactAtDesk(
  member: Member,
  id: string,
): Promise<Outcome<{ fact: PlacedFact; history: KeptFactVersion[] }>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const fact = shippedFacts().get(id);
  return fact ? done({ fact, history: await listFactVersions(db, id) }) : unknownFact;
}

/** As it would hold. Refuses what `editFact` would refuse, but for what happened meanwhile. */
export function previewFact(member: Member, id: string, fields: FactFields): Outcome<FactVersion> {
  if (!may(member.role, "edit_facts", { own: false })) return notAllowed;
  const fact = shippedFacts().get(id);
  if (!fact) return unknownFact;
  const read = readVersion(fact, fields);
  return read.ok ? done({ ...read.value, id: 0, fact: id }) : read;
}

type Asked = { member: Member; id: string; now: Date };

/** The owner's approval: what is saved holds at once. Refuses if somebody else saved meanwhile. */
export async function editFact(asked: Asked & { fields: FactFields & { reason: string } }) {
  const { member, id, fields } = asked;
  if (!may(member.role, "edit_facts", { own: false })) return notAllowed;
  const fact = shippedFacts().get(id);
  if (!fact) return unknownFact;
  const read = readVersion(fact, fields);
  return read.ok ? append(asked, read.value, fields) : read;
}

/** Value, source and days as they came with the program. */
export async function resetFact(asked: Asked & { seen: string; reason: string }): Promise<Outcome<null>> {
  if (!may(asked.member.role, "edit_facts", { own: false })) return notAllowed;
  return shippedFacts().has(asked.id) ? append(asked, asShipped, asked) : unknownFact;
}

type Version = Omit<FactVersion, "id" | "fact">;

const asShipped: Version = {
  value: null,
  sentence: null,
  sourceName: null,
  sourceUrl: null,
  asOf: null,
  reviewBy: null,
  isHidden: false,
};

async function append(
  { member, id, now }: Asked,
  after: Version,
  { seen, reason }: { seen: string; reason: string },
): Promise<Outcome<null>> {
  const edited = await allOrNothing(db, async (tx: Transaction) => {
    await lockFacts(tx);
    const [newest] = await listFactVersions(tx, id);
    const before = newest ? told(newest) : told(asShipped);
    if (JSON.stringify(before) === JSON.stringify(told(after))) return done(null);
    if (String(newest?.id ?? "") !== seen) return changedMeanwhile("this fact");
    await appendFactVersion(tx, { ...after, fact: id, reason, approvedBy: member.id, approvedAt: now });
    const subject = { kind: "fact", id };
    const event = { actor: member, event: "fact_approved", subject, before, after: told(after) };
    await recordAuditEvent(tx, { ...event, reason, now });
    return done(null);
  });
  clearContentSettings();
  return edited;
}

function told({ value, sentence, sourceName, sourceUrl, asOf, reviewBy, isHidden }: Version) {
  return {
    value,
    sentence,
    source: sourceName,
    address: sourceUrl,
    as_of: asOf,
    review_by: reviewBy,
    hidden: isHidden,
  };
}

/** Words as shipped need no new source: only whether and until when they show is decided. */
function readVersion(fact: PlacedFact, fields: FactFields): Outcome<Version> {
  const { value, source_name: sourceName, source_url: sourceUrl, as_of: asOf } = fields;
  const { review_by: reviewBy, hidden: isHidden } = fields;
  const sentence = fact.sentence === null ? null : fields.sentence;
  const isSame =
    value === fact.value &&
    sentence === fact.sentence &&
    sourceName === (fact.source?.name ?? "") &&
    sourceUrl === (fact.source?.url ?? "") &&
    asOf === fact.asOf;
  if (isSame) return done({ ...asShipped, reviewBy, isHidden });
  const wrong = [
    ...(fact.kind !== "official" && value === "" ? [missing("value", "Write the figure.")] : []),
    ...(isShareOf(fact) && readShare(value) === null
      ? [missing("value", "Write a share such as 81.5%, at most 100%.")]
      : []),
    ...(isPeople(fact) && readPeople(value) === null
      ? [missing("value", "Write how many people, such as 12,500.")]
      : []),
    ...(fact.kind === "claim" && sentence === ""
      ? [missing("sentence", "Write the rest of the sentence.")]
      : []),
    ...(fact.kind === "official" && sentence === "" ? [missing("sentence", "Write the sentence.")] : []),
    ...(fact.kind === "official" && sourceUrl === ""
      ? [missing("source_url", "Write the address of the authority’s page.")]
      : []),
    ...(sourceName === "" ? [missing("source_name", "Say where it comes from.")] : []),
    ...(asOf === null ? [missing("as_of", "Choose the day the source was read.")] : []),
  ];
  if (wrong.length > 0) return refuseAll(wrong);
  const source = { sourceName, sourceUrl: sourceUrl || null, asOf };
  return done({ value, sentence, ...source, reviewBy, isHidden });
}

function isShareOf({ kind, value }: PlacedFact): boolean {
  return kind === "rate" && readShare(value) !== null;
}

function isPeople({ kind, value }: PlacedFact): boolean {
  return kind === "claim" && readPeople(value) !== null;
}

function missing(field: string, message: string) {
  return refuse({ code: "invalid_fact", message, status: 422, field });
}

const unknownFact = refuse({ code: "unknown_fact", message: "There is no such fact.", status: 404 });
