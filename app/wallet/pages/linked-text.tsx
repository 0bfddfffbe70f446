import { Link } from "react-router";

import type { TextPiece } from "#app/wallet/pages/movement-text.ts";

export function LinkedText({ text: pieces }: { text: readonly TextPiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href ? (
      <Link key={index} to={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
