import type { ReactNode } from "react";

export type Inside<Props> = (props: Props) => ReactNode;
type KeepHtml = <Props extends object>(inside: Inside<Props>, props: Props) => string;

let keptHtml: KeepHtml | null = null;

/** Called where pages are drawn on the server. */
export function keepInsidesBy(keepHtml: KeepHtml): void {
  keptHtml = keepHtml;
}

/**
 * The inside of an element which is the same for everyone who gets the same `props`: the server draws it once and puts
 * it into each page, the browser draws it as usual. It may depend on nothing but its props, and not on its place.
 */
export function keptInside<Props extends object>(Inside: Inside<Props>, props: Props) {
  if (import.meta.env.SSR && keptHtml)
    return { dangerouslySetInnerHTML: { __html: keptHtml(Inside, props) } };
  return { children: <Inside {...props} /> };
}
