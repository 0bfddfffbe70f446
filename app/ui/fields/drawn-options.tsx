import { useMemo } from "react";

import { drawnHtml, htmlOf } from "#app/ui/drawn-part.tsx";

/** A long list of options that is the same for everyone: drawn once, and known to the browser from the page. */
export type DrawnOptions = {
  /** The same for the same HTML. */
  key: string;
  /** Whether one of them has no value. */
  hasEmpty: boolean;
  /** Only for a browser that comes here without loading a page. */
  html?: string;
};

/** What a select has instead of children. In the browser, React selects the value itself. */
export function useDrawnOptions(drawn: DrawnOptions | null, selected: unknown) {
  const key = drawn?.key;
  const html = drawn?.html;
  const chosen = import.meta.env.SSR ? String(selected ?? "") : null;
  // A new object would make React set the HTML again, and lose what is chosen.
  const inner = useMemo(() => {
    if (key === undefined) return undefined;
    const options = htmlOf(key, html);
    if (chosen !== null) return { __html: withSelected(options, chosen) };
    const unselected = options.replaceAll(' selected=""', "");
    drawnHtml.set(key, unselected);
    return { __html: unselected };
  }, [key, html, chosen]);
  return inner && { "data-drawn": key, dangerouslySetInnerHTML: inner, suppressHydrationWarning: true };
}

function withSelected(options: string, value: string): string {
  const option = `<option value="${value}"`;
  return options.replace(`${option}>`, () => `${option} selected="">`);
}
