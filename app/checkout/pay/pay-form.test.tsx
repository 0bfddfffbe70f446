import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { PayButtons, PayForm } from "#app/checkout/pay/pay-form.tsx";
import type { UsedPayForm } from "#app/checkout/pay/use-pay-form.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";

function served(price: bigint): string {
  const walletOnly = { walletShare: price, premium: 0n, charged: 0n };
  const data = {
    view: { quote: { price, currency: "INR" }, walletOnly, offers: [], wallet: null, useWallet: true },
    offer: null,
    askHref: "/payment_link/cover-letter/",
    kept: [],
    fields: [],
    problem: null,
    billing: { name: "Asha Example", country: "IN", taxNumber: null },
    countries: [{ code: "IN", name: "India" }],
  } as unknown as PaymentDialogData;
  const used: UsedPayForm = {
    changing: false,
    busy: false,
    follow() {},
    async submit() {},
    problem: { failure: null, tone: "danger", onLoadAgain: null },
  };
  const element = (
    <>
      <PayForm data={data} used={used} formRef={{ current: null }} />
      <PayButtons data={data} used={used} />
    </>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a price that the wallet pays is said to be paid from it", () => {
  expect(served(199_900n)).toContain("Paid in full from your wallet.");
  expect(served(199_900n)).toContain("Pay ₹1,999.00 from wallet");
});

test("a price of nothing is not said to be paid from a wallet", () => {
  expect(served(0n)).toContain("Nothing is left to pay.");
  expect(served(0n)).toContain("Pay ₹0.00<");
  expect(served(0n)).not.toMatch(/from (your )?wallet/);
});

test("money that cannot buy the order is promised back, and Enter in a field pays", () => {
  const page = served(199_900n);
  expect(page).toContain("If the order can’t be completed, you’ll be refunded.");
  const [first] = /<button[^>]*form="pay-form"[^>]*>/.exec(page.slice(page.indexOf("</form>")))!;
  expect(first).not.toContain("formaction");
});
