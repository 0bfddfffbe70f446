import { findRecords, type Records } from "#tests/access/records.ts";
import { besideRoutes, routeTable } from "#tests/access/route-table.ts";
import type { Row } from "#tests/access/row.ts";
import { type Answer, type Asker, askers, staffRoleOf } from "#tests/access/rules.ts";
import type { Answered, Asked } from "#tests/attack/ask.ts";
import type { AttackServer } from "#tests/attack/attack-server.ts";
import { signInAll } from "#tests/attack/sign-in-all.ts";
import { Visitor } from "#tests/attack/visitor.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
const origins = ["same", "other site", "none"] as const;
/** A document, or its data as the site's scripts ask for it. */
type Asking = { asker: Asker; method: (typeof methods)[number]; origin: (typeof origins)[number] };

export const everyAsking: Asking[] = askers.flatMap((asker) =>
  methods.flatMap((method) => origins.map((origin) => ({ asker, method, origin }))),
);

/** Of each address everybody's reading and writing; of what does not depend on who asks, another part for each address. */
export function askedInTurn(place: number): Asking[] {
  return everyAsking.filter(({ asker, method, origin }) => {
    const isTurnOf = (of: readonly string[], one: string) => of.indexOf(one) === place % of.length;
    if (method === "GET") return isTurnOf(origins, origin);
    if (method === "POST" && origin !== "other site") return isTurnOf(["same", "none"], origin);
    return isTurnOf(askers, asker) && (method === "POST" || isTurnOf(origins, origin));
  });
}

export function what({ asker, method, origin }: Asking): string {
  return `${method} of a ${asker}, origin ${origin}`;
}

/** Gateways send their customers and messages from their own sites. */
const fromGateways = /^\/(webhooks\/|payment\/:gateway\/return)/;

/** What method and origin decide, whatever the address; the rest is said by its row. */
export function expected(pattern: string, row: Row, { asker, method, origin }: Asking): Answer {
  if (method === "GET" || method === "HEAD") return row.read(asker);
  if (method === "OPTIONS") return "methods told";
  if (method !== "POST") return "wrong method";
  const isForeign = origin === "other site" && !fromGateways.test(pattern);
  return isForeign ? "other site" : row.write(asker);
}

export type Door = { ask(pattern: string, row: Row, asking: Asking): Promise<Answered> };

/** Signs in everybody whom the table needs. */
export async function openDoor(target: AttackServer): Promise<Door> {
  const records = await findRecords(target.database);
  const rows = Object.values({ ...routeTable, ...besideRoutes });
  const names = rows.flatMap((row) => askers.map((asker) => accountOf(asker, row, records)));
  const accounts = [...new Set(names)].filter((name) => name !== null);
  const browsers = await signInAll(target, accounts);
  const stranger = new Visitor(target.url);
  const tokens = new Map([[stranger, await stranger.formToken("/account/login/")]]);
  for (const browser of browsers.values()) tokens.set(browser, await browser.formToken("/contact"));
  return {
    ask(pattern, row, asking) {
      const account = accountOf(asking.asker, row, records);
      const browser = (account && browsers.get(account)) || stranger;
      const fields = { intent: "no-such-intent", csrfmiddlewaretoken: tokens.get(browser) ?? "" };
      const isCall = ["bad call", "unsigned"].includes(row.write("owner"));
      const body = isCall ? "[" : new URLSearchParams(fields).toString();
      const asked = requestOf(pathOf(pattern, row, records), asking, { body, isCall, url: target.url });
      return browser.ask(asked, { keepCookies: false });
    },
  };
}

function pathOf(pattern: string, row: Row, records: Records): string {
  return (pattern + (row.query ?? "")).replaceAll(
    /\/:part\?|:(\w+)|\*/g,
    (part, name: string | undefined) => {
      if (part === "/:part?") return "";
      const given = row.params?.[name ?? "*"] ?? (row.record && records[row.record].id);
      if (given === undefined) throw new Error(`${pattern}: nothing stands for ${part}.`);
      return encodeURIComponent(typeof given === "string" ? given : records[given.of].id);
    },
  );
}

const counsellors = ["desk-counsellor", "desk-dario"];

/** The account that asks; null for a visitor. */
function accountOf(asker: Asker, row: Row, records: Records): string | null {
  const record = row.record && records[row.record];
  const counsellor = record?.counsellor || "desk-counsellor";
  switch (asker) {
    case "visitor":
      return null;
    case "customer":
      return record?.customer || "demo-nadia";
    case "other customer":
      return "ben";
    case "counsellor":
      return counsellor;
    case "other counsellor":
      return counsellors.find((name) => name !== counsellor) ?? null;
    default:
      return `desk-${staffRoleOf(asker)}`;
  }
}

type Sent = { body: string; isCall: boolean; url: string };

function requestOf(path: string, { method, origin }: Asking, { body, isCall, url }: Sent): Asked {
  const from = { same: new URL(url).origin, "other site": "https://elsewhere.example", none: null }[origin];
  const site = { same: "same-origin", "other site": "cross-site", none: null }[origin];
  const hasBody = ["POST", "PUT", "PATCH", "DELETE"].includes(method);
  const contentType = isCall ? "application/json" : "application/x-www-form-urlencoded";
  const headers = {
    ...(from && { origin: from }),
    ...(site && { "sec-fetch-site": site }),
    ...(hasBody && { "content-type": contentType }),
  };
  return { method, path, headers, ...(hasBody && { body }) };
}
