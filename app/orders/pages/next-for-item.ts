import { href } from "react-router";

import { nextStep } from "#app/cases/next-step.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import { type BoughtSessions, sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import type { NextAction } from "#app/checkout/pay/next-action.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { deliveryOf, dueDate } from "#app/orders/items/due-date.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { writtenDate } from "#app/platform/dates.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

type Bought = {
  id: string;
  configuration: Configuration;
  state: ItemState;
  dueOn: string | null;
  answerBy?: string | null;
};

type NextForItem = {
  steps: string[];
  action: NextAction;
  /** Whether it waits for the customer. */
  waits: boolean;
};

/** What happens next with one thing bought, and when. */
export function nextForItem(item: Bought, now: Date, daysOff: ReadonlySet<string> = new Set()): NextForItem {
  const page = href("/account/services/:itemId", { itemId: item.id });
  if (waitsForForm(item)) {
    return {
      steps: beforeTheForm(item.configuration, now, daysOff),
      action: { label: "Fill in your details", href: `${page}#intake` },
      waits: true,
    };
  }
  const delivery = deliveryText(item.configuration);
  const status = { ...item, delivery, askedToCancel: false, claimsGuarantee: false };
  if (item.state === "delivered") {
    const action = { label: "Answer the draft", href: `${page}#deliverables` };
    return { steps: [nextStep(status)], action, waits: true };
  }
  return { steps: [nextStep(status)], action: { label: "See how it is going", href: page }, waits: false };
}

function beforeTheForm(configuration: Configuration, now: Date, daysOff: ReadonlySet<string>): string[] {
  const sessions = boughtSessions(configuration);
  const by = writtenDate(dueDate(configuration, now, daysOff));
  const { inSessions } = deliveryOf(configuration);
  return [
    ...(configuration.groupId === undefined
      ? []
      : ["Your share is bought: your place in the group is yours."]),
    "Fill in your details. The clock starts once you send them.",
    inSessions
      ? `Your counsellor books your first session with you. Send your details today, and it is by ${by}.`
      : `We do the work. Send your details today, and it is due ${by}.`,
    ...(inSessions ? [] : sessions.map(alsoIncluded)),
    ...(inSessions
      ? furtherSessions(sessions)
      : ["You look at what we delivered, and accept it or ask for changes."]),
  ];
}

function furtherSessions(bought: readonly BoughtSessions[]): string[] {
  const count = bought.reduce((sum, one) => sum + one.count, 0);
  return count > 1 ? ["You choose the times of the others yourself."] : [];
}

function alsoIncluded({ kind, count }: BoughtSessions): string {
  const { one, many } = sessionFacts[kind];
  return `Your counsellor books ${count === 1 ? `your ${one}` : `the first of your ${count} ${many}`} with you.`;
}
