import { stripeCurrencies, isChargeable, leastCharge } from "#simulator/gateways/stripe/currencies.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";
import { missing, refusal } from "#simulator/gateways/stripe/answer.ts";
import { textAt, textsAt, type Fields } from "#simulator/gateways/stripe/form.ts";

export type Session = {
  id: string;
  object: "checkout.session";
  adaptive_pricing: { enabled: boolean };
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  metadata: Record<string, string>;
  mode: "payment";
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: "unpaid" | "paid";
  status: "open" | "complete" | "expired";
  success_url: string;
  ui_mode: "hosted_page";
  url: string | null;
};

export type SessionRecord = Session & { description: string; intent_metadata: Record<string, string> };

const knownFields = new Set(
  (
    "mode ui_mode client_reference_id customer_email line_items metadata payment_intent_data adaptive_pricing " +
    "success_url cancel_url expires_at expand allowed_payment_method_types billing_address_collection locale"
  ).split(" "),
);

const halfHour = 30 * 60;
const day = 24 * 60 * 60;

export function createSession(simulation: Simulation, fields: Fields): Session {
  refuseUnknown(fields);
  const item = readLineItem(fields);
  const now = simulation.now();
  const id = makeId("cs_test_", 58);
  const record: SessionRecord = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: textAt(fields, "adaptive_pricing.enabled") !== "false" },
    amount_subtotal: item.amount,
    amount_total: item.amount,
    cancel_url: textAt(fields, "cancel_url"),
    client_reference_id: textAt(fields, "client_reference_id"),
    created: now,
    currency: item.currency.toLowerCase(),
    customer_email: readEmail(fields),
    expires_at: readExpiry(fields, now),
    livemode: false,
    metadata: textsAt(fields, "metadata"),
    mode: "payment",
    payment_intent: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: textAt(fields, "success_url") ?? "",
    ui_mode: "hosted_page",
    url: `${simulation.publicUrl()}/stripe/pay/${id}`,
    description: item.description,
    intent_metadata: textsAt(fields, "payment_intent_data.metadata"),
  };
  simulation.store.put("session", id, record);
  return shown(record);
}

export function shown({ description: _, intent_metadata: __, ...session }: SessionRecord): Session {
  return session;
}

function refuseUnknown(fields: Fields): void {
  const unknown = Object.keys(fields).find((name) => !knownFields.has(name));
  if (unknown) throw refusal("parameter_unknown", `Received unknown parameter: ${unknown}`, unknown);
  if (textAt(fields, "mode") !== "payment")
    throw refusal(undefined, "Invalid mode: must be payment here", "mode");
  const uiMode = textAt(fields, "ui_mode");
  if (uiMode !== null && uiMode !== "hosted_page") throw refusal(undefined, "Invalid ui_mode", "ui_mode");
  if (!textAt(fields, "success_url")) throw missing("success_url");
}

function readLineItem(fields: Fields): { amount: number; currency: string; description: string } {
  const items = fields["line_items"];
  if (!Array.isArray(items) || items.length === 0) throw missing("line_items");
  if (items.length > 1) throw refusal(undefined, "This stand-in takes one line item.", "line_items");
  const at = "line_items.0.price_data";
  const currency = (textAt(fields, `${at}.currency`) ?? "").toUpperCase();
  const description = textAt(fields, `${at}.product_data.name`);
  const unitAmount = textAt(fields, `${at}.unit_amount`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw refusal("invalid_currency", `Invalid currency: ${currency}`, `${at}.currency`);
  if (!description) throw missing("line_items[0][price_data][product_data][name]");
  if (unitAmount === null || !/^\d+$/.test(unitAmount)) {
    throw refusal(
      "parameter_invalid_integer",
      `Invalid integer: ${unitAmount}`,
      "line_items[0][price_data][unit_amount]",
    );
  }
  const amount = Number(unitAmount) * Number(textAt(fields, "line_items.0.quantity") ?? "1");
  refuseAmount(amount, currency);
  return { amount, currency, description };
}

function refuseAmount(amount: number, currency: string): void {
  if (String(amount).length > 12) {
    throw refusal("amount_too_large", "The amount must be no more than 12 digits.", "line_items");
  }
  if (!isChargeable(amount, currency)) {
    throw refusal(
      undefined,
      `Invalid amount for ${currency}, which has ${stripeCurrencies.decimals(currency)} decimals here.`,
    );
  }
  if (amount < leastCharge(currency)) {
    throw refusal(
      "amount_too_small",
      `The Checkout Session's total amount due is too small for ${currency}.`,
    );
  }
}

function readEmail(fields: Fields): string | null {
  const email = textAt(fields, "customer_email");
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw refusal("email_invalid", `Invalid email address: ${email}`, "customer_email");
  }
  return email;
}

function readExpiry(fields: Fields, now: number): number {
  const expiresAt = Number(textAt(fields, "expires_at") ?? now + day);
  if (expiresAt >= now + halfHour && expiresAt <= now + day) return expiresAt;
  throw refusal(
    undefined,
    "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
    "expires_at",
  );
}
