import { Link } from "react-router";

import type { LinkedText } from "#app/wallet/pages/movement-text.ts";

export function LinkedText({ text: words }: { text: readonly LinkedText[] }) {
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
