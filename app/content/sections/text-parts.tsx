import { Fragment } from "react";
import { Link } from "react-router";

import type { TextPart } from "#app/content/section-parts.ts";

/** Words, some of which lead somewhere: on this site without loading it again. */
export function TextParts({ parts }: { parts: string | TextPart[] }) {
  if (typeof parts === "string") return parts;
  return parts.map((part, index) => {
    if (typeof part === "string") return <Fragment key={index}>{part}</Fragment>;
    if (part.href.startsWith("/")) {
      return (
        <Link key={index} to={part.href}>
          {part.text}
        </Link>
      );
    }
    return (
      <a key={index} href={part.href}>
        {part.text}
      </a>
    );
  });
}
