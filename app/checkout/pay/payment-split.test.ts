import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { splitPayment, type SplitInput } from "#app/checkout/pay/payment-split.ts";

const inr: SplitInput = {
  price: 10_009_799n,
  minorUnit: 1n,
  balance: 0n,
  useWallet: false,
  premiumApplies: true,
  minimumCharge: 100n,
};

describe("a price", () => {
  const cases: [string, Partial<SplitInput>, [walletShare: bigint, premium: bigint, charged: bigint]][] = [
    ["paid by Razorpay carries 5% of itself", {}, [0n, 500_490n, 10_510_289n]],
    ["carries no premium in the UK and EEA", { premiumApplies: false }, [0n, 0n, 10_009_799n]],
    ["leaves the wallet alone unless asked", { balance: 5_000_000n }, [0n, 500_490n, 10_510_289n]],
    ["takes the wallet's money first", { balance: 9_799n, useWallet: true }, [9_799n, 500_000n, 10_500_000n]],
    [
      "needs no gateway when the wallet covers it",
      { balance: 10_009_799n, useWallet: true },
      [10_009_799n, 0n, 0n],
    ],
    ["takes no more of a fuller wallet", { balance: 99_999_999n, useWallet: true }, [10_009_799n, 0n, 0n]],
    [
      "takes whole yen from the wallet and rounds the premium to a whole yen",
      { price: 571_300n, minorUnit: 100n, balance: 150n, useWallet: true, minimumCharge: 5_000n },
      [100n, 28_600n, 599_800n],
    ],
    [
      "leaves the gateway its minimum, premium included",
      { price: 4_500n, balance: 4_490n, useWallet: true, minimumCharge: 50n },
      [4_452n, 2n, 50n],
    ],
    [
      "leaves the gateway its minimum where no premium is allowed",
      { price: 4_500n, balance: 4_490n, useWallet: true, minimumCharge: 30n, premiumApplies: false },
      [4_470n, 0n, 30n],
    ],
    ["of nothing needs nobody", { price: 0n }, [0n, 0n, 0n]],
  ];
  test.each(cases)("%s", (_, change, [walletShare, premium, charged]) => {
    expect(splitPayment({ ...inr, ...change })).toEqual({ walletShare, premium, charged });
  });

  test("below the gateway's minimum is not offered there", () => {
    expect(splitPayment({ ...inr, price: 40n, minimumCharge: 50n })).toBeNull();
  });

  test("below the gateway's minimum can still be paid wholly from the wallet", () => {
    const split = splitPayment({ ...inr, price: 40n, minimumCharge: 50n, balance: 40n, useWallet: true });
    expect(split).toEqual({ walletShare: 40n, premium: 0n, charged: 0n });
  });
});

const anyInput: fc.Arbitrary<SplitInput> = fc
  .record({
    steps: fc.bigInt(0n, 3_000n),
    minorUnit: fc.constantFrom(1n, 100n),
    balance: fc.bigInt(0n, 400_000n),
    useWallet: fc.boolean(),
    premiumApplies: fc.boolean(),
    minimumCharge: fc.bigInt(0n, 20_000n),
  })
  .map(({ steps, ...rest }) => ({ ...rest, price: steps * rest.minorUnit }));

test("every plan pays the price exactly, in whole steps, within the balance and above the minimum", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const split = splitPayment(input);
      if (!split) return;
      expect(split.charged).toBe(input.price - split.walletShare + split.premium);
      for (const amount of Object.values(split)) expect(amount % input.minorUnit).toBe(0n);
      expect(split.walletShare).toBeLessThanOrEqual(input.useWallet ? input.balance : 0n);
      expect(split.charged === 0n || split.charged >= input.minimumCharge).toBe(true);
    }),
  );
});

test("the wallet gives as much as it can: one step more would break a rule", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const split = splitPayment(input);
      if (!split || !input.useWallet || split.charged === 0n) return;
      const more = split.walletShare + input.minorUnit;
      const tooMuch = more > input.balance || more > input.price;
      const alone = splitPayment({ ...input, price: input.price - more, useWallet: false });
      expect(tooMuch || alone === null || input.price === more).toBe(true);
    }),
  );
});
