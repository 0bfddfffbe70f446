import { expect, test } from "vitest";

import { loggedPath } from "#app/platform/logged-path.ts";

test.each([
  ["/account/login/?next=%2F&email=asha@example.org", "/account/login/"],
  ["/service/premium/statement-of-purpose/", "/service/premium/statement-of-purpose/"],
  [
    "/account/orders/0b5f4c1e-9a51-4f2f-8a8e-0a1b2c3d4e5f",
    "/account/orders/0b5f4c1e-9a51-4f2f-8a8e-0a1b2c3d4e5f",
  ],
  ["/staff/enter/k3J9xQz7bV2mN8pL5rT1wY4cF6hD0g/", "/staff/enter/[hidden]/"],
])("of %s the log says what was asked for, and no secret", (address, said) => {
  expect(loggedPath(address)).toBe(said);
});
