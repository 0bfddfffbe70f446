import { isLoopbackHost } from "#app/platform/loopback.ts";

export function publicDemoLines(siteUrl: string): string[] {
  if (isLoopbackHost(new URL(siteUrl).hostname)) return [];
  return [
    "",
    "WARNING: this is the demo, and SITE_URL says that others can reach it.",
    "  - Payments are simulated: whoever buys here pays nothing, and gets the order all the same.",
    "  - No mail is sent without SMTP_URL, and /mailbox is closed: nobody can set a new password.",
    "  - The demo sign-ins below work for whoever learns their password; some of them are staff.",
    "For customers set DATABASE_URL, SMTP_URL and the gateways' keys.",
  ];
}
