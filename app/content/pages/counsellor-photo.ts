import { data } from "react-router";
import { z } from "zod";

import { isCounsellorPhoto } from "#app/content/showcase/keep-showcase.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";

import type { Route } from "./+types/counsellor-photo.ts";

/** Each new picture has a new address, so browsers may cache it for good. */
export async function loader({ params }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(/^([\da-f-]{36})\.webp$/.exec(params.file)?.[1]);
  const isShown = fileId.success && (await isCounsellorPhoto(fileId.data));
  const picture = isShown ? await fileStorage().read(fileId.data) : null;
  if (picture === null) throw data(null, { status: 404 });
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(picture.length),
      "content-disposition": "inline",
      // Opened by itself, the file must never run anything.
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
