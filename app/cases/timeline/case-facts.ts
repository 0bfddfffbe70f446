import type { SessionState } from "#app/cases/sessions/session.ts";
import type { SentMailFacts } from "#app/mail/sent-mails.server.ts";
import type { ItemChangeFacts, OrderFacts, OrderRefundFacts } from "#app/orders/order-sources.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

type Written = { author: string; text: string };

/** What the sources of a case read, by the kind of event. */
export type CaseEventFacts = {
  message: Written & { itemId: OrderItemId; fromDesk: boolean };
  note: Written & { mentioned: string[] };
  comment: Written & { fromDesk: boolean; version: number };
  change: ItemChangeFacts;
  file: { author: string; place: "intake" | "evidence" | "claim" };
  version: Written & { version: number };
  draft: Written & {
    state: "asked" | "approved" | "sent_back" | "withdrawn";
    reader: string | null;
    answer: string | null;
  };
  session: SessionFacts;
  session_over: SessionFacts;
  intake: { fromDesk: boolean };
  cancellation: Written & { fromDesk: boolean };
  cancellation_answered: Answered<"asked" | "agreed" | "declined" | "withdrawn" | "undone">;
  claim: Written;
  claim_decided: Answered<"asked" | "accepted" | "refused" | "withdrawn">;
  order: OrderFacts;
  refund: OrderRefundFacts;
  mail: SentMailFacts;
};

type Answered<State> = { author: string | null; state: State; text: string | null };

type SessionFacts = {
  author: string;
  kind: string;
  state: SessionState;
  startsAt: string;
  reason: string | null;
};

/** Everybody whom a page of events names. */
export function peopleOfEvents(rows: readonly { facts: unknown }[]): string[] {
  const ids = rows.flatMap(({ facts }) => {
    const {
      author,
      changedBy,
      refundedBy,
      reader,
      mentioned = [],
    } = facts as Partial<Record<string, string>> & {
      mentioned?: string[];
    };
    return [author, changedBy, refundedBy, reader, ...mentioned];
  });
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}
