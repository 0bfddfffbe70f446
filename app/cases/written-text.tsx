import type { ReactNode } from "react";

import { linkParts } from "#app/mail/link-parts.ts";

type WrittenTextProps = {
  text: string;
  /** Stands before them, such as who says it. */
  before?: ReactNode;
};

/** What somebody wrote, in its lines; web addresses in it are links, and nothing else is. */
export function WrittenText({ text, before }: WrittenTextProps) {
  return (
    <p className="keep-lines measure" dir="auto">
      {before}
      {linkParts(text).map((part, index) =>
        part.kind === "link" ? (
          <a key={index} href={part.href} rel="noreferrer nofollow ugc">
            {part.href}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
