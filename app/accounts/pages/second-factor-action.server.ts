import { data, redirect } from "react-router";
import { z } from "zod";

import { isBegunSecret } from "#app/accounts/second-factor/begun-secret.server.ts";
import { makeRecoveryCodes } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { readSecret, setUpAddress, spacedSecret } from "#app/accounts/second-factor/totp.server.ts";
import type { SetUp } from "#app/accounts/second-factor/second-factor-set-up.tsx";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
} from "#app/accounts/second-factor/second-factor.server.ts";
import { drawQrCode } from "#app/accounts/second-factor/qr-code.server.ts";
import { turnOffUnlessStaff } from "#app/desk/turn-off-second-factor.server.ts";
import { env } from "#app/platform/env.server.ts";
import { refuse } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { proofFields } from "#app/accounts/proof-fields.ts";
import { asUser } from "#app/accounts/sign-in/require-user.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";

const page = `${securityPath}/second-factor`;

/** The secret appears only in this answer and is never stored in a page. */
export const secondFactorAction = formAction(asUser, (on) => ({
  begin: on({
    schema: z.object({ password: proofFields.password }),
    async run({ fields: { password }, who: user, request }) {
      const begun = await beginSecondFactor({ user, request }, password);
      return begun.ok ? data({ setUp: setUpOf(begun.value.secret, user) }, noStore) : begun;
    },
  }),
  confirm: on({
    schema: z.object({ code: proofFields.code, secret: z.string().default("") }),
    secrets: ["code", "secret"],
    /**
     * The form brings back the secret it showed, so that a wrong code shows it again and nothing else ever does. Where the
     * set-up was begun again meanwhile, in another tab say, no code for it will ever be right.
     */
    async run({ fields: { code, secret: sent }, who: user, request }) {
      const confirmed = await confirmSecondFactor({ user, request }, code);
      if (confirmed.ok) {
        const ticket = await makeRecoveryCodes(user.id, new Date());
        return redirect(codesPath(ticket), { status: 303, headers: confirmed.value });
      }
      const secret = readSecret(sent);
      if (secret !== null && (await isBegunSecret(user.id, secret))) {
        return refuse({ ...confirmed.refusal, details: { setUp: setUpOf(secret, user) } });
      }
      return confirmed.refusal.code === "wrong_code" ? setUpRestarted : confirmed;
    },
  }),
  renew: on({
    schema: z.object(proofFields),
    secrets: ["code"],
    async run({ fields, who: user, request }) {
      const renewed = await renewRecoveryCodes({ user, request }, fields);
      return renewed.ok ? redirect(codesPath(renewed.value), 303) : renewed;
    },
  }),
  off: on({
    schema: z.object(proofFields),
    secrets: ["code"],
    async run({ fields, who: user, request }) {
      const off = await turnOffUnlessStaff({ user, request }, fields);
      return off.ok ? redirect(`${page}?off=1`, { status: 303, headers: off.value }) : off;
    },
  }),
}));

const noStore = { headers: { "Cache-Control": "no-store" } };

function codesPath(ticket: string): string {
  return `${securityPath}/recovery-codes?once=${ticket}`;
}

const setUpRestarted = refuse({
  code: "begun_anew",
  message:
    "This key no longer counts: the set-up was begun again elsewhere. Begin it here once more, and remove the earlier key from your app.",
  status: 409,
});

function setUpOf(secret: string, { email }: CurrentUser): SetUp {
  const address = setUpAddress({ secret, email, issuer: env().SITE_NAME });
  return { secret, spaced: spacedSecret(secret), address, picture: drawQrCode(address) };
}
