import { Link } from "react-router";

import type { RichBlock, RichPart } from "#app/content/page-texts/rich-text.ts";
import type { TextPart } from "#app/content/section-parts.ts";
import type { Intro } from "#app/content/section.ts";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { WholeNames } from "#app/content/sections/whole-names.tsx";

/** What a section says before its contents. */
export function SectionIntro({ intro, className = "measure" }: { intro: Intro; className?: string }) {
  const [first, ...more] = blocksIn(intro) ?? [];
  if (!first) return <PlainIntro intro={intro} className={className} />;
  if (more.length === 0 && first.kind === "paragraph") {
    return (
      <p className={className}>
        <RichParts parts={first.parts} />
      </p>
    );
  }
  return (
    <div className={`stack-3 ${className}`}>
      {[first, ...more].map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function blocksIn(intro: Intro): RichBlock[] | null {
  return intro !== null && typeof intro === "object" && "rich" in intro ? intro.rich : null;
}

function PlainIntro({ intro, className }: { intro: Intro; className: string }) {
  if (intro === null || blocksIn(intro)) return null;
  return (
    <p className={className}>
      <TextParts parts={intro as string | TextPart[]} />
    </p>
  );
}

function Block({ block }: { block: RichBlock }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <RichParts parts={block.parts} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((parts, at) => (
        <li key={at}>
          <RichParts parts={parts} />
        </li>
      ))}
    </ul>
  );
}

function RichParts({ parts }: { parts: RichPart[] }) {
  return parts.map((part, at) => {
    switch (part.kind) {
      case "text":
        return <WholeNames key={at}>{part.text}</WholeNames>;
      case "strong":
        return <strong key={at}>{part.text}</strong>;
      case "em":
        return <em key={at}>{part.text}</em>;
      case "link":
        return part.href.startsWith("/") ? (
          <Link key={at} to={part.href}>
            {part.text}
          </Link>
        ) : (
          <a key={at} href={part.href}>
            {part.text}
          </a>
        );
    }
  });
}
