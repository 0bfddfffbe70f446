import type { GatewayAccount, GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import { RefundId } from "#app/platform/ids.ts";

/** An attempt to take money, as an adapter needs to know it. `amount` is hundredths of `currency`. */
export type PaymentToStart = {
  id: string;
  amount: bigint;
  currency: Currency;
  /** What is bought, at most 255 characters. */
  description: string;
  /** Each is empty where it is not known: somebody else may pay for a customer. */
  customer: { name: string; email: string; mobile: string };
  expiresAt: Date;
};

/** What the browser needs next. Exactly one of the three, by gateway. */
export type StartedPayment = {
  gatewayAccount: string;
  gatewayOrderId: string;
  redirectUrl?: string;
  form?: { action: string; fields: Record<string, string> };
  /** What its window is opened with, in the gateway's own words and units. */
  window?: Record<string, string | number>;
};

/** Money a gateway holds for an attempt. `amount` is hundredths of `currency`. */
export type CapturedMoney = { gatewayPaymentId: string; amount: bigint; currency: Currency };

/** What a browser says it has paid. None of it proves anything: the gateway is asked. */
export type PaymentProof = {
  gateway: GatewayName;
  gatewayOrderId: string;
  /** The captured money, where the gateway's proof names it. */
  gatewayPaymentId?: string;
  /** The fields that the gateway has signed, for `readReturn`. */
  signed?: Record<string, string>;
};

/** The truth about an attempt, asked of the gateway. */
export type GatewayPayment = {
  gatewayOrderId: string;
  state: "open" | "captured" | "failed" | "expired";
  /** All money captured for it, what pays for it first. A customer can pay twice; unless `captured` it is empty. */
  captures: CapturedMoney[];
};

/** A verified message of a gateway, in our words. It says where to look, never what is true. */
export type PaymentEvent = {
  eventId: string;
  type: string;
  /** The attempt it speaks of, in the gateway's words. */
  gatewayOrderId: string | null;
  /** The refund it speaks of, in ours; null for one that we did not make. */
  refundId: RefundId | null;
  /**
   * Where a gateway tells of a single refund in no other way, its signed message is the proof: which asking for the
   * refund it answers, and what became of that.
   */
  refundAsk?: number;
  refundSaid?: GatewayRefund["state"];
};

/** The id that we gave a refund, as a gateway repeats it; null for a refund made elsewhere. */
export function ourRefund(repeated: unknown): RefundId | null {
  const id = RefundId.safeParse(repeated);
  return id.success ? id.data : null;
}

/** Money to send back. `refundId` makes it happen once, however often it is asked for. */
export type RefundToMake = {
  refundId: RefundId;
  /** The attempt that the money was captured for. */
  gatewayOrderId: string;
  gatewayPaymentId: string;
  gatewayAccount: string;
  /** Hundredths of `currency`. */
  amount: bigint;
  currency: Currency;
  /** What was sent back of the same captured money before, in hundredths, as our books have it. */
  refundedBefore: bigint;
  /** How often the gateway has said no: a new try after a no is a new request to it. */
  refusals: number;
  /** How often a gateway with `sentBack` was asked for it, this time included. */
  asks: number;
  /** What such a gateway had sent back before it was asked for this one and gave no answer; null where none is awaited. */
  unansweredSince: bigint | null;
  /** Its signed message says that this one came to nothing. */
  saidFailed?: boolean;
};

/** pending: the gateway has taken it on. done: the money has arrived. failed: it came to nothing. */
export type GatewayRefund = { gatewayRefundId: string; state: "pending" | "done" | "failed" };

/** What a gateway says of money it has captured. `captured` and `refunded` are hundredths of `currency`. */
export type MoneyAtGateway = {
  gatewayPaymentId: string;
  gatewayOrderId: string | null;
  captured: bigint;
  refunded: bigint;
  currency: Currency;
  capturedAt: Date;
};

/** A timeout, a broken connection, no readable answer: the outcome is unknown, which is not the same as failed. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable";

  /** Whether there was no connection at all, so that the gateway has certainly done nothing. */
  get neverArrived(): boolean {
    const code = codeOf(this.cause) ?? codeOf((this.cause as Error | undefined)?.cause);
    return ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"].includes(code ?? "");
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}

/** What a gateway's folder gives the registry: what holds of it whether its keys are set or not. */
export type GatewayAdapter = {
  /** Which of our accounts there charges a currency. */
  accountFor(currency: Currency): GatewayAccount;
  /** The currencies in which it is chosen beforehand; in all others the first on offer is. */
  preferredIn: readonly string[];
  /** Whether an open attempt can be closed there. For one that cannot, money may come late. */
  canExpire: boolean;
  /** Whether it opens nothing without an email address. */
  needsEmail: boolean;
  /** The proof among the fields of a call, by the names that spec section 7 gives them. */
  readProof(fields: Readonly<Record<string, unknown>>): Omit<PaymentProof, "gateway"> | null;
  /** The script of its window, which our pages then may load. */
  scriptUrl?(settings: Env): string;
  /** The page that a form of ours is posted to. */
  formUrl?(settings: Env): string;
  /** The gateway as the settings name it; null where a key is missing. */
  connect(settings: Env): Gateway | null;
};

/** One payment gateway. Its wire oddities, exponents among them, stay inside its adapter. */
export type Gateway = {
  name: GatewayName;
  /** Whether the keys of this account of ours are set. */
  has(gatewayAccount: string): boolean;
  /** Whether it can charge this currency rightly. */
  takes(currency: Currency): boolean;
  /** The least it charges, in hundredths; 0 when it names none. */
  minimumCharge(currency: Currency): bigint;
  /** Opens the attempt at the gateway. Safe to call twice with the same payment. Throws GatewayUnreachable. */
  start(payment: PaymentToStart): Promise<Outcome<StartedPayment>>;
  /** What a browser brings back, proved by signature where the gateway signs. The value is a gatewayOrderId. */
  readReturn(fields: Record<string, string>): Outcome<{ gatewayOrderId: string }>;
  /** Verifies the raw body before parsing it. */
  readWebhook(rawBody: string, headers: Headers, now: Date): Outcome<PaymentEvent>;
  /** Asks for the truth, capturing money that was only authorised. Throws GatewayUnreachable and nothing else. */
  fetchPayment(gatewayOrderId: string, gatewayAccount: string): Promise<GatewayPayment>;
  /** Makes the attempt unpayable where the gateway can; answers what is then true. Throws as `fetchPayment` does. */
  expire(gatewayOrderId: string, gatewayAccount: string): Promise<GatewayPayment>;
  /**
   * Sends captured money back, unless it has done so before: it looks first, since gateways forget idempotency keys.
   * Refuses when the gateway says no for certain: `refund_refused`, which may change, or `refund_impossible` when the
   * money is not there any more. Throws GatewayUnreachable.
   */
  refund(refund: RefundToMake): Promise<Outcome<GatewayRefund>>;
  /**
   * What it has sent back of the same money in all, in hundredths. Only of a gateway that may take a refund asked for
   * twice as two: it is asked for each one once, and after a lost answer it is not asked again. Throws GatewayUnreachable.
   */
  sentBack?: (refund: RefundToMake) => Promise<bigint>;
  /** What became of a refund; null where the gateway knows none, or cannot tell. Throws GatewayUnreachable. */
  fetchRefund(refund: RefundToMake): Promise<GatewayRefund | null>;
  /**
   * All money captured through one account since a moment, for our books to be compared with. A gateway without lists
   * is asked about the attempts given, one by one. Throws GatewayUnreachable.
   */
  listMoney(asked: {
    gatewayAccount: string;
    since: Date;
    gatewayOrderIds: readonly string[];
  }): Promise<MoneyAtGateway[]>;
};
