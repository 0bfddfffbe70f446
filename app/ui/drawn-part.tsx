import { type MouseEvent, useMemo } from "react";
import { useNavigate } from "react-router";

/** A part of a page that needs no script: the server draws it, the browser keeps what came with the page. */
export type Drawn = {
  /** The same for the same HTML. */
  key: string;
  tag: "section" | "div";
  attributes: Record<string, string>;
  /** Only for a browser that comes here without loading a page. */
  html?: string;
};

export function DrawnPart({ drawn }: { drawn: Drawn }) {
  const followLink = useLinksWithoutLoading();
  const { key, tag: Tag, attributes, html } = drawn;
  // A new object would make React set the HTML again, and close what the reader has opened.
  const inner = useMemo(() => ({ __html: htmlOf(key, html) }), [key, html]);
  return (
    <Tag
      {...attributes}
      data-drawn={key}
      onClick={followLink}
      dangerouslySetInnerHTML={inner}
      suppressHydrationWarning
    />
  );
}

/** On the server what was drawn, in the browser what it has seen. */
export const drawnHtml = new Map<string, string>();

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
    void navigate(path);
  };
}
