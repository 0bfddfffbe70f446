import { Fragment, type ReactNode } from "react";

import { linkParts } from "#app/mail/link-parts.ts";

type WrittenTextProps = {
  text: string;
  before?: ReactNode;
  /** Names that are marked where they stand after an @. */
  marked?: readonly string[] | undefined;
};

/** Web addresses become links; nothing else is interpreted. */
export function WrittenText({ text, before, marked = [] }: WrittenTextProps) {
  return (
    <p className="keep-lines measure" dir="auto">
      {before}
      {linkParts(text).map((part, index) =>
        part.kind === "link" ? (
          <a key={index} href={part.href} rel="noreferrer nofollow ugc">
            {part.href}
          </a>
        ) : (
          <Fragment key={index}>{withMarks(part.text, marked)}</Fragment>
        ),
      )}
    </p>
  );
}

function withMarks(text: string, marked: readonly string[]): ReactNode {
  if (marked.length === 0) return text;
  const names = marked
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  // Every other piece is a name.
  return text
    .split(new RegExp(`(@(?:${names.join("|")}))(?![\\p{L}\\p{M}\\p{N}])`, "giu"))
    .map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
