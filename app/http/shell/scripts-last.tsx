import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { scriptsLostId } from "#app/http/shell/lost-line.tsx";

type Part = ReactElement<ComponentProps<"link"> & ComponentProps<"script">>;

/**
 * Pages work before scripts run, so styles and fonts come first: scripts are asked for once the page is painted. React
 * Router would ask for them while the page is still read.
 */
export function ScriptsLast(props: ComponentProps<typeof Scripts>) {
  const drawn = Scripts(props) as ReactElement<{ children?: ReactNode }> | null;
  if (!drawn || import.meta.env.DEV) return drawn;
  const parts = partsIn(drawn);
  const scripts = parts.filter(({ type }) => type === "script");
  if (!import.meta.env.SSR) return scripts;
  const files = parts.flatMap(({ props: { href } }) => href ?? []);
  return scripts.map((script) => (script.props.type === "module" ? whenPainted(script, files) : script));
}

function partsIn({ props }: ReactElement<{ children?: ReactNode }>): Part[] {
  const children = Children.toArray(props.children).filter((child) => isValidElement<Part["props"]>(child));
  return children.flatMap((child) => (typeof child.type === "string" ? [child as Part] : partsIn(child)));
}

/** Sections below the screen are laid out when one comes near, unless a place in the page is gone to at once. */
const layOutLater = `
const layOut = () => document.documentElement.setAttribute("data-laid-out", "");
if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") layOut();
for (const leap of ["popstate", "keydown"]) addEventListener(leap, layOut, { once: true });
addEventListener("click", ({ target }) => target.closest?.("a")?.hash && layOut(), { capture: true });`;

const imported = /import \* as (\w+) from ("[^"]+");/g;

/** The same as a script that waits for the first paint. A page that nobody sees yet is not painted. */
function whenPainted({ key, props }: Part, files: string[]): ReactElement {
  const { type: _module, async: _atOnce, dangerouslySetInnerHTML, ...others } = props;
  const text = String(dangerouslySetInnerHTML?.__html);
  const found = [...text.matchAll(imported)];
  const names = found.map(([, name]) => name).join();
  const modules = found.map(([, , file]) => file).join();
  // A file that did not come leaves the page as it is, which is said; the browser says which one.
  const script = `(() => {${layOutLater}
const wake = async () => {
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
const [${names}] = await Promise.all([${modules}].map((file) => import(file)));
${text.replaceAll(imported, "").trim()}
dispatchEvent(new Event("routes"));
};
const begin = () => wake().catch(() => {
const note = document.getElementById("${scriptsLostId}");
if (note) note.querySelector("a").href = location.pathname + location.search;
note?.removeAttribute("hidden");
});
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return begin();
const paint = new PerformanceObserver(() => { paint.disconnect(); begin(); });
paint.observe({ type: "paint", buffered: true });
})()`;
  return <script key={key} {...others} dangerouslySetInnerHTML={{ __html: script }} />;
}
