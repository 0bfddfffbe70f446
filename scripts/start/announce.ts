import { isLoopbackHost } from "#app/platform/loopback.ts";

type Announcement = {
  siteUrl: string;
  simulatorUrl: string | null;
  signIns: { who: string; username: string; password: string }[];
};

/** Says where the site is, and on the demo database who can sign in. */
export function announce({ siteUrl, simulatorUrl, signIns }: Announcement): void {
  const lines = ["", `Landfall is ready at ${siteUrl}`];
  if (simulatorUrl) lines.push(`Payments go to the gateway simulator at ${simulatorUrl}`);
  if (simulatorUrl) lines.push(...publicDemoLines(siteUrl));
  if (signIns.length > 0) lines.push("", "Demo sign-ins:", ...signIns.map(signInLine));
  lines.push("", "Ctrl-C stops it.", "");
  console.log(lines.join("\n"));
}

/** Whoever runs the demo where others can reach it must know what they can do there. */
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

function signInLine({ who, username, password }: Announcement["signIns"][number]): string {
  return `  ${username.padEnd(18)} ${password.padEnd(18)} ${who}`;
}
