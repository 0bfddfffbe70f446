import { href } from "react-router";

import { DraftNote } from "#app/content/draft-note.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";
import type { Drawn } from "#app/ui/drawn-part.tsx";

/** Visitors never see it, so their browsers get no script for it. */
export function drawDraftNote(slug: string, request: Request): Drawn {
  const back = { to: href("/staff/catalogue/services/:slug", { slug }), label: "Back to the service" };
  return drawPart(JSON.stringify(["draft-note", back]), request, () => <DraftNote back={back} />);
}
