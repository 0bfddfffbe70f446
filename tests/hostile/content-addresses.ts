import type { HostileAddress } from "#tests/hostile/hostile-address.ts";

/** Where the owner edits what pages say and what is sold, and what shows it. */
export const contentAddresses: readonly HostileAddress[] = [
  { path: "/staff/catalogue/services", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/services/cover-letter/work", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/services/*/work", query: [], reader: "staff" },
  { path: "/", query: ["draft"], reader: "both" },
  { path: "/staff/catalogue/texts", query: [], reader: "staff" },
  { path: "/staff/catalogue/texts/home.visas", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/texts/*", query: [], reader: "staff" },
  ...["admits", "counsellors", "destinations", "videos"].map((kind) => ({
    path: `/staff/catalogue/showcase/${kind}`,
    query: ["done"],
    reader: "staff" as const,
  })),
  { path: "/staff/catalogue/showcase/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/showcase/counsellors/*", query: ["done"], reader: "staff" },
  { path: "/counsellors/*", query: [], reader: "visitor" },
];
