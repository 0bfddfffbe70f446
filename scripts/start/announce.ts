type Announcement = {
  siteUrl: string;
  simulatorUrl: string | null;
  warnings: string[];
  signIns: { who: string; username: string; password: string }[];
};

export function announce({ siteUrl, simulatorUrl, warnings, signIns }: Announcement): void {
  const lines = ["", `Landfall is ready at ${siteUrl}`];
  if (simulatorUrl) lines.push(`Payments go to the gateway simulator at ${simulatorUrl}`);
  lines.push(...warnings);
  if (signIns.length > 0) lines.push("", "Demo sign-ins:", ...signIns.map(signInLine));
  lines.push("", "Ctrl-C stops it.", "");
  console.log(lines.join("\n"));
}

function signInLine({ who, username, password }: Announcement["signIns"][number]): string {
  return `  ${username.padEnd(18)} ${password.padEnd(18)} ${who}`;
}
