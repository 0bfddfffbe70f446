import { z } from "zod";

import { emailSchema } from "#app/accounts/registration/registration.ts";
import { readAs } from "#app/forms/fields.ts";
import { payerNameMax } from "#app/payment-links/payer-limits.ts";
import { plainLine } from "#app/platform/plain-text.ts";

const name = readAs((typed) => {
  const line = plainLine(typed);
  return line.length <= payerNameMax ? line : null;
}, `Your name can have at most ${payerNameMax} characters.`);

const email = readAs(
  (typed) => (typed.trim() === "" ? "" : (emailSchema.safeParse(typed).data ?? null)),
  "Enter an email address like name@example.org.",
);

const nameMissing = { error: "Enter your name. The receipt is made out to it.", path: ["payer_name"] };

/** Both may stay empty; a receipt needs a name. */
export const payerFields = z
  .object({ payer_name: name, payer_email: email })
  .refine((payer) => payer.payer_email === "" || payer.payer_name !== "", nameMissing);

/** For who asks for a receipt after paying. */
export const receiptFields = z
  .object({ payer_name: name, payer_email: email })
  .refine((payer) => payer.payer_name !== "", nameMissing)
  .refine((payer) => payer.payer_email !== "", { error: "Enter your email address.", path: ["payer_email"] });

/** Tells its owner which it is, and nobody else who that is. */
export function maskedEmail(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  return `${Array.from(local)[0] ?? ""}…@${domain}`;
}

/** For the customer whose order it is. */
export function paidByText(payer: { name: string | null }): string {
  return payer.name === null
    ? "Paid through your payment link."
    : `Paid by ${payer.name} through your payment link.`;
}
