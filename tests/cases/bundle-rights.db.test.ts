import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { loader as deskLoader } from "#app/cases/desk/item-evidence-bundle.ts";
import { loader as ownLoader } from "#app/cases/pages/evidence-bundle.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { evidenceCase, paperOf } from "#tests/cases/evidence-case.ts";
import { filesInZip } from "#tests/cases/files-in-zip.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

type Person = Pick<CurrentUser, "id"> | null;

let counsellor: Member;
let owner: CurrentUser;
let itemId: OrderItemId;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor", { twoFactorEnabled: true });
  const opened = await evidenceCase(counsellor);
  valueOf(await opened.send("resume", { files: [paperOf("My resume.", "resume.txt")] }));
  ({ user: owner, itemId } = opened);
});

async function ask(
  path: string,
  loader: typeof ownLoader | typeof deskLoader,
  as: Person,
): Promise<Response> {
  const url = new URL(path, "http://127.0.0.1:3000");
  const context = new RouterContextProvider();
  context.set(
    currentUserContext,
    as && ({ ...as, hasSecondFactor: await hasSecondFactor(as.id) } as CurrentUser),
  );
  const args = { request: new Request(url), url, params: { itemId }, context };
  return loader(args as unknown as Parameters<typeof ownLoader>[0] & Parameters<typeof deskLoader>[0]);
}

const own = (as: Person) => ask(`/account/services/${itemId}/evidence/bundle`, ownLoader, as);
const atDesk = (as: Person) => ask(`/staff/work/${itemId}/evidence/bundle`, deskLoader, as);

test("the customer, their counsellor and a manager get the bundle", async () => {
  const manager = await makeMember("manager", { twoFactorEnabled: true });
  for (const answering of [own(owner), atDesk(counsellor), atDesk(manager)]) {
    const zip = filesInZip(Buffer.from(await (await answering).arrayBuffer()));
    expect([...zip.keys()]).toEqual(["index.pdf", "files/01 resume.txt"]);
  }
});

test("a stranger finds none, another counsellor may not, and whoever is signed out logs in first", async () => {
  const { user: stranger } = await buyServices();
  const [other, unproved] = await Promise.all([
    makeMember("counsellor", { twoFactorEnabled: true }),
    makeMember("manager"),
  ]);
  await expect(own(stranger)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(own(counsellor)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(own(null)).rejects.toMatchObject({ status: 303 });
  await expect(atDesk(owner)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(atDesk(other)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(atDesk(unproved)).rejects.toMatchObject({ status: 303 });
  await expect(atDesk(null)).rejects.toMatchObject({ status: 303 });
});
