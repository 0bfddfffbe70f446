/** Each breaks one rule in its first file; what the check must say of it. */
export const faults: Record<string, { files: Record<string, string>; says: string }> = {
  "a folder that imports from a later one": {
    files: {
      "app/money/too-early.ts": `import { price } from "#app/pricing/price.ts";\nexport const copy = price;\n`,
      "app/pricing/price.ts": `export const price = 1n;\n`,
    },
    says: "stands before that one",
  },
  "a cycle between two files": {
    files: {
      "app/coupons/one.ts": `import { two } from "#app/coupons/two.ts";\nexport const one = () => two();\n`,
      "app/coupons/two.ts": `import { one } from "#app/coupons/one.ts";\nexport const two = (): unknown => one();\n`,
    },
    says: "ependency cycle",
  },
  "a cycle of types alone": {
    files: {
      "app/cart/left.ts": `import type { Right } from "#app/cart/right.ts";\nexport type Left = Right | 1;\n`,
      "app/cart/right.ts": `import type { Left } from "#app/cart/left.ts";\nexport type Right = { left: Left };\n`,
    },
    says: "ependency cycle",
  },
  "a pure file that imports a server file": {
    files: {
      "app/money/pure.ts": `import { db } from "#app/platform/db.server.ts";\nexport const copy = db;\n`,
    },
    says: "A pure file imports only pure files",
  },
  "a pure file that imports a screen": {
    files: {
      "app/money/screen.ts": `import { Button } from "#app/ui/button.tsx";\nexport const copy = Button;\n`,
    },
    says: "A pure file imports only pure files",
  },
  "a pure file that imports a server's package": {
    files: { "app/money/package.ts": `import pg from "pg";\nexport const copy = pg;\n` },
    says: "belongs in a .server.ts file",
  },
  "a pure file that imports a module of Node": {
    files: {
      "app/money/files.ts": `import { readFileSync } from "node:fs";\nexport const copy = readFileSync;\n`,
    },
    says: "belongs in a .server.ts file",
  },
  "a pure file that takes from the router what draws": {
    files: { "app/money/draws.ts": `import { Link } from "react-router";\nexport const copy = Link;\n` },
    says: "takes href() from the router",
  },
  "a component that asks the router itself where the page is being led": {
    files: {
      "app/ui/asks.tsx": `import { useNavigation } from "react-router";\nexport const copy = useNavigation;\n`,
    },
    says: "take ours",
  },
  "a file with a retired name": {
    files: { "app/orders/item-words.ts": `export const itemLabel = "A letter";\n` },
    says: "Use the field's word",
  },
  "a function with a retired name": {
    files: { "app/orders/cancel.ts": `export function openWish(): string {\n  return "open";\n}\n` },
    says: "Use the field's word: request",
  },
  "a property with a retired name": {
    files: { "app/payments/attempt.ts": `export type Attempt = { platform: string };\n` },
    says: "Use the field's word: gateway",
  },
  "a component that imports a server file": {
    files: {
      "app/ui/reads.tsx": `import { db } from "#app/platform/db.server.ts";\nexport const copy = db;\n`,
    },
    says: "A component never imports .server",
  },
  "a query on another folder's tables": {
    files: {
      "app/orders/peeks.server.ts": `import { wallets } from "#app/wallet/tables.server.ts";\nexport const copy = wallets;\n`,
    },
    says: "queried only by that folder",
  },
  "a query on the tables of a part of another folder": {
    files: {
      "app/dashboard/peeks.server.ts": `import { caseEvidence } from "#app/cases/evidence/tables.server.ts";\nexport const copy = caseEvidence;\n`,
    },
    says: "queried only by that folder",
  },
  "a subject that imports a screen of its own": {
    files: {
      "app/wallet/looks.tsx": `import { log } from "#app/wallet/pages/wallet-log.tsx";\nexport const copy = log;\n`,
      "app/wallet/pages/wallet-log.tsx": `export const log = 1;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a subject that imports another subject's screen": {
    files: {
      "app/checkout/looks.server.ts": `import { form } from "#app/coupons/desk/form.server.ts";\nexport const copy = form;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a subject that imports a screen which owns no subject": {
    files: {
      "app/jobs/looks.server.ts": `import { hero } from "#app/home/hero.tsx";\nexport const copy = hero;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a page that imports the desk's page of the same subject": {
    files: {
      "app/cases/pages/looks.tsx": `import { row } from "#app/cases/desk/row.tsx";\nexport const copy = row;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a desk's page that imports one of another subject": {
    files: {
      "app/orders/desk/looks.tsx": `import { row } from "#app/payments/desk/row.tsx";\nexport const copy = row;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a call that imports a page": {
    files: {
      "app/cart/api/looks.server.ts": `import { row } from "#app/cart/pages/row.server.ts";\nexport const copy = row;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a screen that owns no subject and imports another": {
    files: {
      "app/dashboard/looks.tsx": `import { hero } from "#app/home/hero.tsx";\nexport const copy = hero;\n`,
    },
    says: "Nothing imports another screen",
  },
  "a screen that queries a subject's tables": {
    files: {
      "app/orders/desk/peeks.server.ts": `import { wallets } from "#app/wallet/tables.server.ts";\nexport const copy = wallets;\n`,
    },
    says: "queried only by that folder",
  },
  "a relative import": {
    files: { "app/money/near.ts": `import { sum } from "../wallet/sum.ts";\nexport const copy = sum;\n` },
    says: "Name the file from its root",
  },
  "a program that imports the application": {
    files: { "simulator/main.ts": `import { sum } from "#app/money/sum.ts";\nexport const copy = sum;\n` },
    says: "a second copy",
  },
  "a file of more than 250 lines": {
    files: {
      "app/money/long.ts": `export const one = 1;\n`.replace("one", "first") + "// line\n".repeat(251),
    },
    says: "too many lines (252)",
  },
  "a test of more than 250 lines": {
    files: { "app/money/long.test.ts": "// line\n".repeat(251) },
    says: "too many lines (251)",
  },
  "what tests share, of more than 250 lines": {
    files: { "tests/money/long-purse.ts": "// line\n".repeat(251) },
    says: "too many lines (251)",
  },
  "a function of more than 70 lines": {
    files: { "app/money/wide.ts": `export function wide() {\n${"  // line\n".repeat(70)}}\n` },
    says: "too many lines (72)",
  },
  "a default export that no tool asks for": {
    files: { "app/money/default.ts": `export default 1;\n` },
    says: "efault export",
  },
  "a setting read outside the settings": {
    files: { "app/wallet/setting.server.ts": `export const site = process.env["SITE_URL"];\n` },
    says: "process.env",
  },
  "a promise nobody waits for": {
    files: {
      "app/wallet/forgets.server.ts": `async function save() {}\nexport function act() {\n  save();\n}\n`,
    },
    says: "romises must be awaited",
  },
  "a case forgotten in a switch": {
    files: {
      "app/wallet/forgets-case.ts": `export function say(x: "a" | "b") {\n  switch (x) {\n    case "a":\n      return 1;\n  }\n}\n`,
    },
    says: "Switch is not exhaustive",
  },
  "a file name in another style": {
    files: { "app/money/myFile.ts": `export const one = 1;\n` },
    says: "kebab",
  },
};
