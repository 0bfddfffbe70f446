import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { PayForm } from "#app/checkout/pay-form.tsx";
import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";

/** The form for a price that wallet and reductions pay wholly, as it is served. */
function served(price: bigint): string {
  const walletOnly = { walletShare: price, premium: 0n, charged: 0n };
  const data = {
    view: { quote: { price, currency: "INR" }, walletOnly },
    offer: null,
    fields: [],
    problem: null,
  } as unknown as PaymentDialogData;
  return renderToStaticMarkup(
    <MemoryRouter>
      <PayForm data={data} changing={false} onWindow={() => {}} />
    </MemoryRouter>,
  );
}

test("a price that the wallet pays is said to be paid from it", () => {
  expect(served(199_900n)).toContain("Paid wholly from your wallet.");
});

test("a price of nothing is not said to be paid from a wallet", () => {
  expect(served(0n)).toContain("Nothing is left to pay.");
  expect(served(0n)).not.toContain("wallet");
});
