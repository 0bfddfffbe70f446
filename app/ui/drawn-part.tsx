import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** A part of a page that needs no component: the server draws it, the browser keeps what came with the page. */
export type Drawn = {
  /** The same for the same HTML. */
  key: string;
  /** Only for a browser that comes here without loading a page. */
  part?: Part;
};

type Part = { tag: "section" | "div"; attributes: Record<string, string>; html: string };

/** A text that no element of the page shows. */
export type DrawnText = { key: string; html?: string };

/** What a script adds to a drawn part, until `end`. */
export type Wake = (part: HTMLElement, end: AbortSignal) => void;

export function DrawnPart({ drawn, wake }: { drawn: Drawn; wake?: Wake }) {
  const followLink = useLinksWithoutLoading();
  const part = useRef<HTMLDivElement>(null);
  const { key } = drawn;
  const { tag: Tag, attributes, html } = partOf(drawn);
  useEffect(() => {
    const ending = new AbortController();
    if (part.current) wake?.(part.current, ending.signal);
    return () => ending.abort();
  }, [key, wake]);
  return (
    <Tag
      {...attributes}
      ref={part}
      data-drawn={key}
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** On the server what was drawn, in the browser what it has seen. */
export const drawnParts = new Map<string, Part>();
export const drawnHtml = new Map<string, string>();

function partOf({ key, part }: Drawn): Part {
  const known = drawnParts.get(key) ?? part ?? (import.meta.env.SSR ? noPart : seenPart(key));
  if (!import.meta.env.SSR) drawnParts.set(key, known);
  return known;
}

const noPart: Part = { tag: "div", attributes: {}, html: "" };

function seenPart(key: string): Part {
  const element = document.querySelector(`[data-drawn="${key}"]`);
  if (!element) return noPart;
  // Others may have added a style.
  const ours = Array.from(element.attributes).filter(({ name }) => /^(class|id|(aria|data)-.+)$/.test(name));
  const attributes = ours.map(({ name, value }) => [name === "class" ? "className" : name, value]);
  const tag = element.localName as Part["tag"];
  return { tag, attributes: Object.fromEntries(attributes), html: element.innerHTML };
}

export function htmlOf(key: string, sent: string | undefined): string {
  const known = drawnHtml.get(key);
  if (known !== undefined || import.meta.env.SSR) return known ?? "";
  const html = sent ?? document.querySelector(`[data-drawn="${key}"]`)?.innerHTML ?? "";
  drawnHtml.set(key, html);
  return html;
}

/** Links of ours lead on without loading a page, as `Link` does. */
function useLinksWithoutLoading() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    const path = link?.getAttribute("href");
    const plain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || event.defaultPrevented || link?.target || !path?.startsWith("/")) return;
    event.preventDefault();
    const again = link?.dataset["again"] !== undefined;
    void navigate(path, { replace: again, preventScrollReset: again });
  };
}
