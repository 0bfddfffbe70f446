import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Bundled into the server, because loading them file by file is most of the start-up time. */
const bundled = [
  /^@?better-auth/,
  /^@better-fetch/,
  /^@noble/,
  "better-call",
  "defu",
  "jose",
  "kysely",
  "nanostores",
  "rou3",
  "drizzle-orm",
  /^@?hono/,
  /^@?react-router/,
  "zod",
  "sanitize-html",
  "nodemailer",
  "rate-limiter-flexible",
  "cockatiel",
  // Of its thousands of names a handful is used.
  "@opentelemetry/semantic-conventions",
];

/**
 * What comes together is one file rather than ten: each request costs its headers and its place in the queue, and
 * small files compress badly. The rest is split where pages differ.
 */
const together = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime|[\\/]app[\\/](entry\.client|ui[\\/]loading[\\/](load-part|load-again|line)\.)/,
  },
  {
    name: "frame",
    test: /[\\/]app[\\/](root\.tsx|http[\\/](?!calls|pages|error\.|not-found|ended-form|layout\.tsx\?|shell[\\/](page-shape|placeholder-for-path|footer))|ui[\\/]((button|icons|page-heading|use-hydrated)\.|loading[\\/]slow-part\.)|forms[\\/]use-navigation\.|content[\\/]drawn-section)/,
  },
  {
    name: "buying",
    test: /[\\/]app[\\/](checkout[\\/](purchase-box[\\/](price-panel|choice-field|currency-field)|pay[\\/]opens-payment)|ui[\\/](alert|badge|figure-list|fields[\\/]checkbox-field|loading[\\/]reserved)|money[\\/](format|minor-unit)|pricing[\\/]percentages)/,
  },
  { name: "dialog", test: /[\\/]app[\\/]ui[\\/](dialog|fields[\\/]choice-group)\./ },
];

const inBrowserBuild = {
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
} satisfies Partial<Plugin>;

/**
 * What no page of ours does in a browser: to watch the router, to draw server components, to fetch a
 * link's page ahead, to ask for data beside the page's own, to write a page's scripts.
 */
const unusedOfRouter = [
  leftOut("router/instrumentation", "getRouteInstrumentationUpdates"),
  leftOut("router/instrumentation", "instrumentClientSideRouter"),
  leftOut("hooks", "RSCErrorHandler"),
  leftOut("router/router", "handleFetcherAction"),
  leftOut("router/router", "handleFetcherLoader"),
  leftOut("router/router", "fetch"),
  leftOut("router/router", "updateFetcherState"),
  leftOut("router/router", "setFetcherError"),
  leftOut("router/router", "resetFetcher"),
  leftOut("router/router", "queueFetcherForDeletion"),
  leftOut("router/router", "getUpdatedRevalidatingFetchers"),
  leftOut("router/router", "markFetchersDone"),
  leftOut("router/router", "markFetchRedirectsDone", "return false;"),
  leftOut("router/router", "abortStaleFetchLoads", "return false;"),
  leftOut("dom/ssr/components", "PrefetchPageLinks"),
  leftOut(
    "dom/ssr/components",
    "usePrefetchBehavior",
    'if (arguments[0] === "none") return [false, null, {}];',
  ),
  {
    file: routerFile("dom/ssr/components"),
    part: /\{ router, static: isStatic, staticContext \} = (useDataRouterContext\("Scripts"\));/,
    instead: "{ router } = $1, isStatic = false, staticContext = undefined;",
  },
];

/**
 * A page that waits for one of its scripts keeps what the server drew: where a script is lost with the line, the router
 * would load the page again, and when an answer comes it would at once throw away each part whose script is on its way.
 */
const patientRouter = [
  {
    file: routerFile("dom/ssr/routeModules"),
    part: /await (import\([^)]*route\.module\s*\))/,
    instead: "await loadAgain(() => $1)",
  },
  {
    file: routerFile("dom/ssr/routeModules"),
    part: /^/,
    instead: `import { loadAgain } from ${JSON.stringify(resolve("app/ui/loading/load-again.ts"))};\n`,
  },
  {
    file: routerFile("dom-export/hydrated-router"),
    part: /setLocation\(newState\.location\)/,
    instead: "React$$1.startTransition(() => $&)",
  },
];

function leftOut(path: string, name: string, stays = "") {
  return {
    file: routerFile(path),
    part: new RegExp(`^(\\t?)(?:async )?function ${name}\\(.*?^\\1}$`, "ms"),
    instead: `function ${name}() { ${stays} throw Error("${name} is left out"); }`,
  };
}

function routerFile(path: string): RegExp {
  return new RegExp(`react-router/dist/production/lib/${path}\\.js$`);
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), entriesMayShare(), partsWithoutPreloads(), routerChanged(), serverInLatin1()],
  // One stylesheet for the whole site: it is kept after the first page, and parts whose script comes by itself are
  // drawn in their look from the start.
  build: { cssCodeSplit: false, modulePreload: false },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No page asks for it: it brings the styles of what only the server draws into the stylesheet.
          input: ["./app/entry.styles.ts"],
          output: { codeSplitting: { groups: together } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/server-entry.server.ts" } } },
  },
  // Development loads packages as they are, since some are not modules.
  ssr: { noExternal: command === "build" ? bundled : [] },
}));

/** An entry may be one file with what others share of it, rather than a file that only passes on. */
function entriesMayShare(): Plugin {
  return {
    name: "entries-may-share",
    configEnvironment: (name) =>
      name === "client"
        ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
        : undefined,
  };
}

/** Vite's helper asks ahead for what a part on demand imports: all of that is there, and no part has styles of its own. */
function partsWithoutPreloads(): Plugin {
  return {
    name: "parts-without-preloads",
    ...inBrowserBuild,
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

/** A release of React Router in which one of these parts is not found stops the build. */
function routerChanged(): Plugin {
  const changes = [...unusedOfRouter, ...patientRouter];
  return {
    name: "router-changed",
    ...inBrowserBuild,
    transform: {
      filter: { id: changes.map(({ file }) => file) },
      handler(code, id) {
        const parts = changes.filter(({ file }) => file.test(id));
        return parts.reduce((rest, { part, instead }) => {
          if (!part.test(rest)) this.error(`${part} is not in ${id}`);
          return rest.replace(part, instead);
        }, code);
      },
    },
  };
}

/**
 * V8 keeps a file's text, and takes two bytes a character for all of it where one of them is beyond Latin-1, such as a
 * curly quote: escaped, the server's files take half the memory.
 */
function serverInLatin1(): Plugin {
  const beyondLatin1 = /[\u0100-\uffff]/g;
  return {
    name: "server-in-latin-1",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        // There an escape would stand for itself.
        if (/String\.raw`[^`]*[\u0100-\uffff]|\\[\u0100-\uffff]/.test(chunk.code))
          this.error(`${chunk.fileName}: a character beyond Latin-1 in String.raw or behind a backslash`);
        chunk.code = chunk.code.replaceAll(
          beyondLatin1,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
      }
    },
  };
}

/** The name itself and one sign of the file for all of its names: shorter in every page, script and style. */
function scopedName(name: string, file: string): string {
  const [path = file] = relative(import.meta.dirname, file).split("?");
  return `_${name}_${createHash("sha256").update(path.replaceAll("\\", "/")).digest("hex").slice(0, 5)}`;
}
