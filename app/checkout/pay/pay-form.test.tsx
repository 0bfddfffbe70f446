import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { PayForm } from "#app/checkout/pay/pay-form.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";

function served(price: bigint): string {
  const walletOnly = { walletShare: price, premium: 0n, charged: 0n };
  const data = {
    view: { quote: { price, currency: "INR" }, walletOnly, offers: [], wallet: null, useWallet: true },
    offer: null,
    kept: [],
    fields: [],
    problem: null,
    billing: { name: "Asha Example", country: "IN", taxNumber: null },
    countries: [{ code: "IN", name: "India" }],
  } as unknown as PaymentDialogData;
  const router = createMemoryRouter([{ path: "/", element: <PayForm data={data} onWindow={() => {}} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a price that the wallet pays is said to be paid from it", () => {
  expect(served(199_900n)).toContain("Paid in full from your wallet.");
});

test("a price of nothing is not said to be paid from a wallet", () => {
  expect(served(0n)).toContain("Nothing is left to pay.");
  expect(served(0n)).not.toContain("from your wallet");
});
