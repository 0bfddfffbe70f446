import { turnOffSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";

/** Staff must keep it: refuses with `staff_keep_it`. */
export async function turnOffUnlessStaff(
  ...[asker, proof]: Parameters<typeof turnOffSecondFactor>
): Promise<Outcome<Headers>> {
  return (await findStaff(asker.user.id)) ? staffKeepIt : turnOffSecondFactor(asker, proof);
}

const staffKeepIt = refuse({
  code: "staff_keep_it",
  message: "You work at the desk, so your second step stays on. You can make new recovery codes.",
  status: 403,
});
