import { cartChanged, cartEmpty, purchaseBusy, tooManyOpen } from "#app/checkout/purchase.ts";
import { toCart, toDashboard, type NextAction } from "#app/checkout/pay/next-action.ts";
import { priceChangedMessage } from "#app/pricing/price-changed.ts";
import type { Currency } from "#app/money/currency.ts";

export type ProblemAbout = {
  gateway: string;
  currency: string;
  price: string;
  /** Null when it gives nothing. */
  walletShare: string | null;
  walletCurrency: Currency | null;
};

export type Sentence = {
  text: (about: ProblemAbout, said?: string) => string;
  /** `kept` for another attempt, or `free` again. */
  setAside?: "kept" | "free";
  ways?: readonly NextAction[];
  elsewhere?: true;
  /** Nothing went wrong: the customer chose it. */
  isNotice?: true;
};

const nothingCharged = "Nothing was charged.";
export const tryAgain = `${nothingCharged} Please try again.`;

const toServices: NextAction = { label: "See services and prices", href: "/service/" };
const toFunds: NextAction = { label: "Add funds", href: "/service/wallet/" };

const says = (text: string, more: Omit<Sentence, "text"> = {}): Sentence => ({
  ...more,
  text: () => text,
});

/** By refusal code. */
export const sentences = new Map<string, Sentence>([
  // What the customer or the bank ended.
  [
    "declined",
    {
      text: (_about, said = "The payment was declined.") =>
        `${said} ${nothingCharged} Try again, perhaps with another card, or pay another way.`,
      setAside: "kept",
      elsewhere: true,
    },
  ],
  [
    "window_closed",
    says(
      `You closed the payment window. ${nothingCharged} If you did pay, your order will appear within minutes.`,
      { setAside: "kept", elsewhere: true, isNotice: true },
    ),
  ],
  [
    "cancelled",
    says(`You cancelled the payment. ${nothingCharged}`, {
      setAside: "kept",
      elsewhere: true,
      isNotice: true,
    }),
  ],

  // What the gateway cannot do.
  [
    "script_blocked",
    {
      text: ({ gateway }) =>
        `${gateway}’s payment window cannot be loaded here: something in the browser blocks it, or the connection is down. ${nothingCharged}`,
      elsewhere: true,
    },
  ],
  [
    "gateway_unreachable",
    {
      text: ({ gateway }) =>
        `${gateway} could not be reached. ${nothingCharged} Try again in a minute, or pay another way.`,
      setAside: "free",
      elsewhere: true,
    },
  ],
  [
    "currency_refused",
    {
      text: ({ gateway, currency }) =>
        `${gateway} does not take ${currency} at the moment. ${nothingCharged} Choose another way to pay.`,
      setAside: "free",
      elsewhere: true,
    },
  ],
  [
    "gateway_refused",
    {
      text: ({ gateway }) =>
        `${gateway} did not accept the payment. ${nothingCharged} Choose another way to pay.`,
      setAside: "free",
      elsewhere: true,
    },
  ],
  [
    "platform_not_offered",
    {
      text: ({ gateway }) =>
        `${gateway} cannot take this amount. ${nothingCharged} Choose another way to pay.`,
      elsewhere: true,
    },
  ],
  [
    "amount_too_small",
    {
      text: ({ gateway }) => `The amount is too small for ${gateway}. ${nothingCharged}`,
      setAside: "free",
      elsewhere: true,
    },
  ],
  [
    "amount_too_large",
    {
      text: ({ gateway }) => `The amount is too large for ${gateway}. ${nothingCharged}`,
      setAside: "free",
      elsewhere: true,
    },
  ],
  [
    "earlier_unanswered",
    says(
      `The payment you began before cannot be closed, because its platform does not answer. ${nothingCharged} Please wait a minute and try again, so that you do not pay twice.`,
      { setAside: "kept", ways: [toDashboard] },
    ),
  ],

  // What has changed meanwhile.
  [
    "price_changed",
    {
      text: ({ price }) =>
        `${priceChangedMessage} ${price === "" ? "" : `It is ${price}. `}${nothingCharged} Check it before you pay.`,
    },
  ],
  [
    "way_changed",
    says(`You changed the way to pay, so the figures are new. ${nothingCharged} Check them before you pay.`),
  ],
  [
    "already_paid",
    says("This purchase is already paid and is on your dashboard. Nothing more was charged.", {
      ways: [toDashboard],
    }),
  ],
  ["cart_empty", says(cartEmpty.refusal.message, { ways: [toServices] })],
  ["cart_changed", says(`${cartChanged.refusal.message} ${nothingCharged}`, { ways: [toCart] })],
  ["purchase_busy", says(`${purchaseBusy.refusal.message} ${nothingCharged}`)],
  ["too_many_open", says(tooManyOpen.refusal.message, { ways: [toDashboard] })],
  [
    "cart_being_paid",
    says(
      `This is in your cart, and a payment for the cart is open. ${nothingCharged} Finish that one, or wait until it has ended, half an hour after it began.`,
      { ways: [toDashboard] },
    ),
  ],
  [
    "payment_gone",
    says(`This payment is no longer open. ${nothingCharged} Please start again.`, { setAside: "free" }),
  ],
  [
    "payment_open",
    says("The payment is not complete yet. Once it is, your order will appear on your dashboard.", {
      ways: [toDashboard],
    }),
  ],
  ["stale_form", says(`This page was open for too long. ${tryAgain}`)],
  ["not_signed_in", says(`You are signed out. ${nothingCharged} Reload the page to log in and go on.`)],

  ["not_connected", says(`The connection was lost before the payment began. ${tryAgain}`)],
  [
    "lost_after_paying",
    says(
      "The connection was lost just after you paid. Your order will appear within minutes. Please do not pay again.",
      { ways: [toDashboard] },
    ),
  ],

  // Wallet, coupon and what is bought.
  [
    "wallet_short",
    says(
      `Your wallet does not hold enough any more. ${nothingCharged} Add funds, or pay the rest another way.`,
      {
        ways: [toFunds],
      },
    ),
  ],
  [
    "wallet_too_small",
    says(
      `Your wallet does not hold enough any more. ${nothingCharged} Add funds, or pay the rest another way.`,
      {
        ways: [toFunds],
      },
    ),
  ],
  [
    "conversion_failed",
    {
      text: ({ walletCurrency, currency }) =>
        `Your wallet is in ${walletCurrency ?? "another currency"} and could not be changed to ${currency}. You can pay the whole amount another way.`,
    },
  ],
  ...["rate_waiting", "rate_too_old"].map((code): [string, Sentence] => [
    code,
    { text: (_about, said = "Your wallet could not be changed to this currency.") => said },
  ]),
  [
    "hold_open",
    says(
      "Part of your wallet is set aside for an order that is being paid. Finish that one first, or pay without the wallet.",
      { ways: [toDashboard] },
    ),
  ],
  ["wrong_coupon", says(`The coupon cannot be used any more. ${nothingCharged}`)],
  ["missing_choice", says("Please select all the fields.")],
  [
    "invalid_billing",
    {
      text: (_about, said = "Please look at the billing name, country and tax number again.") =>
        `${said} ${nothingCharged}`,
    },
  ],
  ["not_available", says(`This service cannot be bought online. ${nothingCharged}`)],
  ["sale_paused", says(`This service is not on sale at the moment. ${nothingCharged}`)],
  ["too_many", says(`Too many attempts. ${nothingCharged} Please wait a minute.`)],
  ["currency_clash", says("Your cart is in another currency.", { ways: [toCart] })],
  ["currency_paused", says(`Prices in this currency are paused. ${nothingCharged} Choose INR or USD.`)],
]);
