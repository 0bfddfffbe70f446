import type { z } from "zod";

import type { GatewayAccount, GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import { RefundId } from "#app/platform/ids.ts";

export type PaymentToStart = {
  id: string;
  amount: bigint;
  currency: Currency;
  description: string;
  /** Fields are empty if unknown: somebody else may pay for a customer. */
  customer: { name: string; email: string; mobile: string };
  expiresAt: Date;
};

/** Exactly one of the three, by gateway. */
export type StartedPayment = {
  gatewayAccount: string;
  gatewayOrderId: string;
  redirectUrl?: string;
  form?: { action: string; fields: Record<string, string> };
  window?: Record<string, string | number>;
};

export type CapturedMoney = { gatewayPaymentId: string; amount: bigint; currency: Currency };

/** Proves nothing: the gateway is asked. */
export type PaymentProof = {
  gateway: GatewayName;
  gatewayOrderId: string;
  gatewayPaymentId?: string;
  signed?: Record<string, string>;
};

export type GatewayPayment = {
  gatewayOrderId: string;
  state: "open" | "captured" | "failed" | "expired";
  /** The one that pays comes first: a customer can pay twice. Empty unless `captured`. */
  captures: CapturedMoney[];
};

/** Verified, but it only says where to look, never what is true. */
export type PaymentEvent = {
  eventId: string;
  type: string;
  gatewayOrderId: string | null;
  refundId: RefundId | null;
  /** For a gateway that reports single refunds only by signed message: which request this answers, and the result. */
  refundAsk?: number;
  refundSaid?: GatewayRefund["state"];
};

/** Null for a refund made elsewhere. */
export function ourRefund(repeated: unknown): RefundId | null {
  const id = RefundId.safeParse(repeated);
  return id.success ? id.data : null;
}

/** `refundId` makes repeated requests harmless. */
export type RefundToMake = {
  refundId: RefundId;
  gatewayOrderId: string;
  gatewayPaymentId: string;
  gatewayAccount: string;
  amount: bigint;
  currency: Currency;
  /** Of the same capture, in hundredths, by our books. */
  refundedBefore: bigint;
  /** A retry after a refusal must be a new request. */
  refusals: number;
  /** Only for gateways with `sentBack`; includes the current request. */
  asks: number;
  /** What the gateway had sent back before the unanswered request; null if none is unanswered. */
  unansweredSince: bigint | null;
  saidFailed?: boolean;
};

/** pending: accepted. done: the money has arrived. failed: it has not and will not. */
export type GatewayRefund = { gatewayRefundId: string; state: "pending" | "done" | "failed" };

export type MoneyAtGateway = {
  gatewayPaymentId: string;
  gatewayOrderId: string | null;
  captured: bigint;
  refunded: bigint;
  currency: Currency;
  capturedAt: Date;
};

/** Timeout, broken connection, unreadable answer: the outcome is unknown, which is not failed. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable";

  /** No connection at all, so the gateway has certainly done nothing. */
  get neverArrived(): boolean {
    const code = codeOf(this.cause) ?? codeOf((this.cause as Error | undefined)?.cause);
    return ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"].includes(code ?? "");
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}

export type GatewayAdapter<Settings extends z.ZodObject = z.ZodObject> = {
  settings: Settings;
  accountFor(currency: Currency): GatewayAccount;
  preferredIn: readonly string[];
  /** If not, money may still arrive late. */
  canExpire: boolean;
  needsEmail: boolean;
  /** Field names as in spec section 7. */
  readProof(fields: Readonly<Record<string, unknown>>): Omit<PaymentProof, "gateway"> | null;
  /** Of the gateway's own pages, for the content security policy. */
  pageOrigin: string;
  scriptUrl?(settings: z.infer<Settings>): string;
  formUrl?(settings: z.infer<Settings>): string;
  /** Null without keys. */
  connect(settings: z.infer<Settings>, siteUrl: string): Gateway | null;
};

/** Wire oddities such as exponents stay inside the adapter. */
export type Gateway = {
  name: GatewayName;
  has(gatewayAccount: string): boolean;
  takes(currency: Currency): boolean;
  /** Hundredths; 0 if there is none. */
  minimumCharge(currency: Currency): bigint;
  /** Safe to repeat with the same payment. Throws GatewayUnreachable. */
  start(payment: PaymentToStart): Promise<Outcome<StartedPayment>>;
  /** Verified if the gateway signs it. */
  readReturn(fields: Record<string, string>): Outcome<{ gatewayOrderId: string }>;
  /** Verifies the raw body before parsing it. */
  readWebhook(rawBody: string, headers: Headers, now: Date): Outcome<PaymentEvent>;
  /** Captures authorised money. Throws only GatewayUnreachable. */
  fetchPayment(gatewayOrderId: string, gatewayAccount: string): Promise<GatewayPayment>;
  /** Closes the attempt if the gateway can, and returns its state. Throws as `fetchPayment`. */
  expire(gatewayOrderId: string, gatewayAccount: string): Promise<GatewayPayment>;
  /**
   * Looks for an earlier refund first: gateways forget idempotency keys. Refuses: `refund_refused` (may change),
   * `refund_impossible` (money is gone). Throws GatewayUnreachable.
   */
  refund(refund: RefundToMake): Promise<Outcome<GatewayRefund>>;
  /**
   * Total sent back, in hundredths. Only for gateways that may pay a repeated refund twice: those are asked once and
   * never again after a lost answer. Throws GatewayUnreachable.
   */
  sentBack?: (refund: RefundToMake) => Promise<bigint>;
  /** Null if the gateway knows none or cannot tell. Throws GatewayUnreachable. */
  fetchRefund(refund: RefundToMake): Promise<GatewayRefund | null>;
  /** For reconciliation. A gateway without lists is asked about each given attempt. Throws GatewayUnreachable. */
  listMoney(asked: {
    gatewayAccount: string;
    since: Date;
    gatewayOrderIds: readonly string[];
  }): Promise<MoneyAtGateway[]>;
};
