import { Link } from "react-router";

import type { TextPart } from "#app/content/section-parts.ts";
import { WholeNames } from "#app/content/sections/whole-names.tsx";

/** Words, some of which lead somewhere: on this site without loading it again. */
export function TextParts({ parts }: { parts: string | TextPart[] }) {
  if (typeof parts === "string") return <WholeNames>{parts}</WholeNames>;
  return parts.map((part, index) => {
    if (typeof part === "string") return <WholeNames key={index}>{part}</WholeNames>;
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
