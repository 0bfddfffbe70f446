import { mayMailLink } from "#app/accounts/password/limit-link-mails.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

export async function mailReset(
  to: { name: string; email: string },
  { token, next, minutes }: { token: string; next: string | null; minutes: number },
): Promise<void> {
  if (!(await mayMailLink("set a password", to.email))) return;
  const { SITE_NAME, SITE_URL } = env();
  const query = new URLSearchParams({ token });
  const onward = safeNext(next, "");
  if (onward) query.set("next", onward);
  const link = `${SITE_URL}/account/reset-password?${query}`;
  await sendMail({
    to: to.email,
    subject: `Set a new password for ${SITE_NAME}`,
    body: [
      `Hello ${to.name},`,
      `Someone asked to set a new password for your ${SITE_NAME} account. If it was you, open this page:`,
      link,
      `The link works once and for ${minutes} minutes. Setting a new password signs you out everywhere.`,
      "If it was not you, nothing has changed and you can ignore this message.",
    ].join("\n\n"),
  });
}
