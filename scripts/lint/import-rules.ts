import { readFileSync } from "node:fs";

import {
  type AppFolder,
  folderOrder,
  screenFolders,
  screenShelves,
  type ScreenShelf,
} from "#scripts/lint/folder-order.ts";

/** By suffix: `.ts` pure, `.server.ts` server only, `.tsx` screen. */
type Suffix = "pure" | "server" | "screen" | "tables";
/** The linter's regexes have no look-ahead, so rules list what they refuse. */
type Refused = {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
  allowImportNames?: string[];
  importNames?: string[];
};

const purePackages = ["zod", "countries-and-timezones", "country-to-currency"];
const screenPackages = [...purePackages, "react", "react-dom", "react-router", "better-auth"];

const relative: Refused = {
  regex: String.raw`^\.\./|^\./[^+].*\.tsx?$`,
  message: "Name the file from its root, as in #app/money/money.ts: the rules on folders read that name.",
};

export function refusedImports(folder: AppFolder, suffix: Suffix): Refused[] {
  const everywhere = [relative, ...laterFolders(folder), ...screensBut(folder), routeTable];
  switch (suffix) {
    case "pure":
      return [
        ...everywhere,
        ...foreignTables(folder),
        serverFiles("pure"),
        components,
        routerBut,
        ...outside("pure", [...purePackages, "react-router"]),
      ];
    case "screen":
      return [
        ...everywhere,
        ...foreignTables(folder),
        serverFiles("screen"),
        lateNavigation,
        ...outside("screen", screenPackages),
      ];
    case "server":
      return [...everywhere, ...foreignTables(folder)];
    case "tables":
      return everywhere;
  }
}

/** Outside programs must use the built bundle. */
export const applicationFromOutside: Refused[] = [
  relative,
  {
    regex: "^#app/",
    allowTypeImports: true,
    message: "A program beside the application does not import its code: it would get a second copy of it.",
  },
];

export const onlyRelative: Refused[] = [relative];

/** A screen's loader may use every folder. `shelf` is null if the whole folder is a screen. */
export function refusedOfScreen(folder: AppFolder, shelf: ScreenShelf | null): Refused[] {
  return [relative, routeTable, lateNavigation, ...foreignTables(folder), ...screensBut(folder, shelf)];
}

export function refusedOfAll(): Refused[] {
  return [relative, routeTable];
}

function screensBut(folder: AppFolder, shelf: ScreenShelf | null = null): Refused[] {
  const shelves = screenShelves.join("|");
  const others = folderOrder.filter((name) => name !== folder).join("|");
  const foreign = screenFolders.filter((name) => name !== folder).join("|");
  const own = screenShelves.filter((name) => name !== shelf).join("|");
  return [
    {
      regex: `^#app/((${others})/(${shelves})|(${foreign})|${folder}/(${own}))/`,
      message:
        "Nothing imports another screen: move what both need to its subject (scripts/lint/folder-order.ts).",
    },
  ];
}

function laterFolders(folder: AppFolder): Refused[] {
  const later = folderOrder.slice(folderOrder.indexOf(folder) + 1);
  if (later.length === 0) return [];
  return [
    {
      regex: `^#app/(${later.join("|")})/`,
      message: `The folder ${folder} stands before that one and must not know of it (scripts/lint/folder-order.ts).`,
    },
  ];
}

const routeTable: Refused = {
  regex: String.raw`^#app/[^/]+$|^#(tests|scripts|db|simulator)/.*\.server\.`,
  message: "The entry files stand above every folder: nothing below imports them.",
};

function foreignTables(folder: AppFolder): Refused[] {
  const others = folderOrder.filter((name) => name !== folder);
  return [
    {
      regex: String.raw`^#app/(${others.join("|")})/(\w[\w-]*/)?tables\.server\.ts$`,
      message: "A folder's tables are queried only by that folder: ask it through one of its questions.",
    },
  ];
}

const components: Refused = {
  regex: String.raw`\.tsx$`,
  allowTypeImports: true,
  message: "A pure file imports only pure files and zod: no screens.",
};

const routerBut: Refused = {
  regex: "^react-router$",
  allowImportNames: ["href"],
  message: "A pure file takes href() from the router, and nothing that draws.",
};

const lateNavigation: Refused = {
  regex: "^react-router$",
  importNames: ["useNavigation"],
  message: "The router's own useNavigation is late: take ours (app/forms/use-navigation.tsx).",
};

function serverFiles(suffix: "pure" | "screen"): Refused {
  const message =
    suffix === "pure"
      ? "A pure file imports only pure files and zod: nothing that runs on the server."
      : "A component never imports .server: its data comes in as properties.";
  return { regex: String.raw`\.server\.tsx?$`, message, allowTypeImports: true };
}

function outside(suffix: "pure" | "screen", allowed: string[]): Refused[] {
  const names = declaredPackages().filter(
    (name) => !allowed.includes(name) && !name.startsWith("@fontsource"),
  );
  const alternatives = names.map((name) => name.replaceAll(".", String.raw`\.`)).join("|");
  return [
    {
      regex: `^node:|^(${alternatives})(/|$)`,
      message: `A ${suffix} file runs in the browser too: this package or module belongs in a .server.ts file.`,
    },
  ];
}

function declaredPackages(): string[] {
  const file = new URL("../../package.json", import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...devDependencies });
}
