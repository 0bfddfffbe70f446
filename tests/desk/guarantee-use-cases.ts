import { acceptClaim, refuseClaim } from "#app/cases/guarantee/decide-claim-at-desk.server.ts";
import { listOpenClaims } from "#app/cases/guarantee/list-claims-at-desk.server.ts";
import { claim, completedApplication, guaranteeDue } from "#tests/cases/claims.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

export const guaranteeUseCases: DeskUseCase[] = [
  {
    action: "decide_guarantee",
    name: "acceptClaim",
    async call(member) {
      const bought = await completedApplication();
      const { id: claimId } = valueOf(await claim(bought));
      return acceptClaim({ member, claimId, shown: await guaranteeDue(bought), now: noon });
    },
  },
  {
    action: "decide_guarantee",
    name: "refuseClaim",
    async call(member) {
      const { id: claimId } = valueOf(await claim(await completedApplication()));
      return refuseClaim({ member, claimId, text: "One university has admitted you.", now: noon });
    },
  },
  {
    action: "decide_guarantee",
    name: "listOpenClaims",
    call: (member) => listOpenClaims(member, null),
  },
];
