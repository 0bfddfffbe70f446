import { Link } from "react-router";

import type { LinkedWords } from "#app/wallet/pages/log-words.ts";

export function LinkedText({ words }: { words: readonly LinkedWords[] }) {
  return words.map(({ text, href }, index) =>
    href ? (
      <Link key={index} to={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
