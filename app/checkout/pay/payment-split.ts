import { percentOf } from "#app/money/rounding.ts";
import { premiumPercent } from "#app/pricing/percentages.ts";

/** Hundredths; `charged` = price − walletShare + premium. */
export type PaymentSplit = {
  walletShare: bigint;
  premium: bigint;
  /** 0 when no gateway is needed. */
  charged: bigint;
};

export type SplitInput = {
  price: bigint;
  /** The currency's smallest amount; `price` is a multiple of it. */
  minorUnit: bigint;
  /** Available wallet money, in the price's currency. */
  balance: bigint;
  useWallet: boolean;
  /** Whether the gateway premium may be added for this customer. */
  premiumApplies: boolean;
  /** 0 when the gateway has no minimum. */
  minimumCharge: bigint;
};

/**
 * Splits a price between wallet and gateway (spec section 9: 5% premium on what a gateway charges). Where the
 * rest would be below the gateway's minimum, the wallet gives less. Null when even the whole price is below
 * it: then the gateway is not offered.
 */
export function splitPayment(input: SplitInput): PaymentSplit | null {
  const { price, minorUnit, useWallet } = input;
  const most = useWallet ? wholeMinorUnits(least(input.balance, price), minorUnit) : 0n;
  const rest = price - most;
  if (rest === 0n) return { walletShare: most, premium: 0n, charged: 0n };
  const payable = leastPayable(rest, input);
  if (payable > price) return null;
  const premium = premiumOn(payable, input);
  return { walletShare: price - payable, premium, charged: payable + premium };
}

/** The premium on an amount that a gateway charges. */
function premiumOn(
  amount: bigint,
  { minorUnit, premiumApplies }: Pick<SplitInput, "minorUnit" | "premiumApplies">,
): bigint {
  return premiumApplies ? percentOf(amount, premiumPercent, minorUnit) : 0n;
}

/** The smallest amount from `rest` up that reaches the gateway's minimum, premium included. */
function leastPayable(rest: bigint, input: SplitInput): bigint {
  const reaches = (amount: bigint) => amount + premiumOn(amount, input) >= input.minimumCharge;
  if (reaches(rest)) return rest;
  // The premium counts towards the minimum.
  const share = input.premiumApplies ? 100n + premiumPercent : 100n;
  let amount = wholeMinorUnits((input.minimumCharge * 100n) / share, input.minorUnit) - input.minorUnit;
  if (amount < rest) amount = rest;
  while (!reaches(amount)) amount += input.minorUnit;
  return amount;
}

function wholeMinorUnits(amount: bigint, minorUnit: bigint): bigint {
  return amount <= 0n ? 0n : amount - (amount % minorUnit);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
