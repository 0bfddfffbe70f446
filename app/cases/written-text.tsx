import type { ReactNode } from "react";

import { linkParts } from "#app/mail/link-parts.ts";

type WrittenTextProps = {
  text: string;
  before?: ReactNode;
};

/** Web addresses become links; nothing else is interpreted. */
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
