import { expect, test } from "vitest";
import { placeholderForPath } from "#app/http/shell/placeholder-for-path.ts";

test.each([
  ["/", "home"],
  ["/account/dashboard/", "dashboard"],
  ["/account/dashboard", "dashboard"],
  ["/service/wallet/", "wallet"],
  ["/service/wallet", "wallet"],
  ["/service/premium/sop-drafting/", "service"],
  ["/service/premium/o-1-visa/", "visa"],
  ["/service/premium/singapore-one-pass", "visa"],
  ["/service/", "services"],
  ["/service/cart", "cart"],
  ["/service/research_groups/", "groups"],
  ["/profile/asha/", "profile"],
  ["/profile/asha", "profile"],
  ["/somewhere/profile/asha/orders", "profile"],
  ["/reviews/", "reviews"],
  ["/reviews", "reviews"],
  ["/admits_rejects/", "admits"],
  ["/admits_rejects", "admits"],
])("while %s loads, the shape of the %s page stands in", (path, placeholder) => {
  expect(placeholderForPath(path)).toBe(placeholder);
});

test.each([
  "/service/research_groups/create/",
  "/service/premium/",
  "/service/premium/profile-evaluation/more",
  "/my-reviews/",
  "/terms",
  "/account/login/",
  "/error",
  "/service/wallet/top_up/",
])("while %s loads, nothing stands in", (path) => {
  expect(placeholderForPath(path)).toBeNull();
});
