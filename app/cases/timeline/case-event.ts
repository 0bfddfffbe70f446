import type { CaseEventFacts } from "#app/cases/timeline/case-facts.ts";
import { inTwoZones } from "#app/bookings/two-zones.ts";
import { deskFilePath } from "#app/cases/files/case-file-path.ts";
import { sessionStateLabels } from "#app/cases/sessions/session.ts";
import { isSessionKind, sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import type { TimelineEntry } from "#app/desk/timeline/timeline-view.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { orderName } from "#app/orders/order-number.ts";

export type AroundCase = {
  customerId: string;
  nameOf: (id: string) => string;
  firstNameOf: (id: string) => string | null;
  timeZone: string;
  /** Null for a deleted account. */
  customerZone: string | null;
};

type Drawn = Pick<TimelineEntry, "title"> &
  Partial<Pick<TimelineEntry, "look" | "who" | "text" | "badge" | "marked">>;
type Draw = { [Kind in keyof CaseEventFacts]: (facts: CaseEventFacts[Kind], around: AroundCase) => Drawn };

type Row = { at: Date; kind: string; id: string; facts: unknown };

/** What the desk reads of an event of a case. Null for a kind that is none. */
export function caseEvent({ at, kind, id, facts }: Row, around: AroundCase): TimelineEntry | null {
  if (!Object.hasOwn(draw, kind)) return null;
  const one = draw[kind as keyof Draw] as (given: unknown, near: AroundCase) => Drawn;
  return {
    key: eventKey(kind, id),
    look: "event",
    at: at.toISOString(),
    when: shortTime(at, around.timeZone),
    files: filesIn(facts),
    ...one(facts, around),
  };
}

/** Its anchor: `at-message-12`. */
export function eventKey(kind: string, id: string): string {
  return `at-${kind}-${id.replace(/^0+(?=\d)/, "")}`;
}

function filesIn(facts: unknown): TimelineEntry["files"] {
  const { files = [] } = facts as { files?: { id: string; name: string; size: number }[] };
  return files.map(({ id, name, size }) => ({ href: deskFilePath(id), name, size }));
}

const draw: Draw = {
  message: ({ author, fromDesk, text }, { nameOf }) => ({
    title: nameOf(author),
    look: fromDesk ? "desk" : "customer",
    text,
  }),
  note: ({ author, text, mentioned }, { nameOf, firstNameOf }) => ({
    title: nameOf(author),
    look: "note",
    text,
    marked: mentioned.flatMap((id) => [nameOf(id), firstNameOf(id) ?? nameOf(id)]),
  }),
  comment: ({ author, fromDesk, text, version }, { nameOf }) => ({
    title: nameOf(author),
    look: fromDesk ? "desk" : "customer",
    badge: `On version ${version}`,
    text,
  }),
  change: ({ state, changedBy, note, noteTold }, { customerId, nameOf }) => ({
    title: changedBy === customerId && state === "in_progress" ? "Changes asked for" : itemStateLabels[state],
    who: nameOf(changedBy),
    text: note,
    badge:
      note === null || changedBy === customerId
        ? null
        : noteTold
          ? "The customer reads this"
          : "Stays at the desk",
  }),
  file: ({ author, place }, { nameOf }) => ({ title: `Files ${placeTexts[place]}`, who: nameOf(author) }),
  version: ({ author, version, text }, { nameOf }) => ({
    title: `Version ${version} handed over`,
    who: nameOf(author),
    text,
  }),
  draft: ({ author, state, text, reader, answer }, { nameOf }) => ({
    title: "Version put to a second reader",
    who: nameOf(author),
    badge: draftTexts[state](reader === null ? "any manager" : nameOf(reader)),
    text: state === "approved" ? null : answer ? `${text}\n\nTo change: ${answer}`.trim() : text,
  }),
  session: ({ author, kind, state, startsAt, reason }, around) => ({
    title: `${sessionName(kind)} booked for ${bothZones(startsAt, around)}`,
    who: null,
    badge: state === "booked" ? `With ${around.nameOf(author)}` : sessionStateLabels[state],
    text: reason,
  }),
  session_over: ({ author, kind, state }, { nameOf }) => ({
    title: `${sessionName(kind)} ${sessionStateLabels[state].toLowerCase()}`,
    badge: `With ${nameOf(author)}`,
  }),
  intake: ({ fromDesk }) => ({ title: fromDesk ? "Form filled in at the desk" : "Form sent" }),
  cancellation: ({ author, fromDesk, text }, { nameOf }) => ({
    title: fromDesk ? "Cancellation proposed" : "Cancellation requested",
    who: nameOf(author),
    text,
  }),
  cancellation_answered: ({ author, state, text }, { nameOf }) => ({
    title: cancellationTexts[state],
    who: author === null ? null : nameOf(author),
    text,
  }),
  claim: ({ author, text }, { nameOf }) => ({ title: "Guarantee claimed", who: nameOf(author), text }),
  claim_decided: ({ author, state, text }, { nameOf }) => ({
    title: claimTexts[state],
    who: author === null ? null : nameOf(author),
    text,
  }),
  order: ({ number, currency, price, premium, walletShare }) => {
    const money = (amount: bigint) => formatMoney(amount, currency);
    const wallet = BigInt(walletShare);
    return {
      title: `Order ${orderName(number)} paid: ${money(BigInt(price) + BigInt(premium))}`,
      badge: wallet > 0n ? `${money(wallet)} from the wallet` : null,
    };
  },
  refund: ({ number, currency, amount, walletPart, premium, reason, refundedBy }, { nameOf }) => {
    const money = (part: bigint) => formatMoney(part, currency);
    const wallet = BigInt(walletPart);
    return {
      title: `${money(BigInt(amount) + BigInt(premium))} of order ${orderName(number)} refunded`,
      who: nameOf(refundedBy),
      badge: wallet > 0n ? `${money(wallet)} to the wallet` : null,
      text: reason,
    };
  },
  mail: ({ subject }) => ({ title: `Mail sent: ${subject}` }),
};

const placeTexts = {
  intake: "of the form",
  evidence: "on the evidence list",
  claim: "with a guarantee claim",
};

const draftTexts: Record<CaseEventFacts["draft"]["state"], (reader: string) => string> = {
  asked: (reader) => `With ${reader}`,
  approved: (reader) => `Approved by ${reader}`,
  sent_back: (reader) => `Sent back by ${reader}`,
  withdrawn: () => "Taken back",
};

const cancellationTexts: Record<CaseEventFacts["cancellation_answered"]["state"], string> = {
  asked: "Cancellation agreed by a first person",
  agreed: "Cancellation agreed",
  declined: "Cancellation declined",
  withdrawn: "Cancellation request withdrawn",
  undone: "Cancellation undone",
};

const claimTexts: Record<CaseEventFacts["claim_decided"]["state"], string> = {
  asked: "Guarantee claim accepted by a first person",
  accepted: "Guarantee claim accepted",
  refused: "Guarantee claim refused",
  withdrawn: "Guarantee claim withdrawn",
};

function sessionName(kind: string): string {
  const name = isSessionKind(kind) ? sessionFacts[kind].one : "session";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function bothZones(startsAt: string, { timeZone, customerZone }: AroundCase): string {
  return inTwoZones(new Date(startsAt), { own: timeZone, other: customerZone, whose: "your customer" });
}
