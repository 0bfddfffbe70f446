import { beforeAll, expect, test } from "vitest";

import { findLinkCustomer } from "#app/payment-links/desk/find-link-customer.server.ts";
import { makeCustomLink, makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { listLinksOf } from "#app/payment-links/list-links.server.ts";
import { openShop, noon } from "#tests/checkout/shop.ts";
import { newCustomLink, newLink } from "#tests/desk/link-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

beforeAll(openShop);

test("whoever signed up with an address that nobody confirmed gets no link of staff's, by any name", async () => {
  const manager = await makeMember("manager");
  const stranger = await makeCustomer({ emailVerified: false });
  const refused = { refusal: { code: "address_not_confirmed", status: 409, field: "customer" } };
  for (const name of [stranger.email, stranger.username ?? ""]) {
    expect(await findLinkCustomer(manager, name)).toMatchObject(refused);
  }
  expect(await makeLink(await newLink(manager, { customerId: stranger.id }))).toMatchObject(refused);
  expect(await makeCustomLink(await newCustomLink(manager, { customerId: stranger.id }))).toMatchObject(
    refused,
  );
  expect(await listLinksOf(stranger.id, noon)).toEqual([]);

  const owner = await makeCustomer();
  expect(await findLinkCustomer(manager, owner.email)).toMatchObject({ value: { id: owner.id } });
  expect(await makeLink(await newLink(manager, { customerId: owner.id }))).toMatchObject({ ok: true });
});
