import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { CouponTerms } from "#app/coupons/coupon.ts";
import { PriceHeadline } from "#app/checkout/purchase-box/price-panel.tsx";
import { configured, quoteOf, welcome10 } from "#tests/pricing/quote-of.ts";

function saved(coupon: CouponTerms | null, credit = 0n): string {
  const quote = quoteOf([configured("cover-letter")], "INR", { coupon, credit });
  const view = {
    quote,
    offers: [],
    preferred: null,
    wallet: null,
    useWallet: false,
    walletOnly: null,
    walletProblem: null,
  };
  const html = renderToStaticMarkup(<PriceHeadline view={view} from={false} />);
  return html.replace(/<[^>]+>/g, " ");
}

test("what is saved is the price before less the price now, the coupon's part included", () => {
  expect(saved(null)).toMatch(/₹1,999\.00 .*₹2,498\.75 .*You save ₹499\.75, 20% off/);
  expect(saved(welcome10)).toMatch(/₹1,799\.10 .*₹2,498\.75 .*You save ₹699\.65, 28% off/);
});

test("money paid before is no saving", () => {
  expect(saved(null, 50_000n)).toContain("You save ₹499.75, 20% off");
});
