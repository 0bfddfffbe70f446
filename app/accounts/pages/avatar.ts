import { data } from "react-router";
import { z } from "zod";

import { readAvatar } from "#app/accounts/avatar/find-avatars.server.ts";

import type { Route } from "./+types/avatar.ts";

/** A customer's picture, for as long as it is theirs. Another one has another address, so it may be kept for good. */
export async function loader({ params }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(/^([\da-f-]{36})\.webp$/.exec(params.file)?.[1]);
  const picture = fileId.success ? await readAvatar(fileId.data) : null;
  if (picture === null) throw data(null, { status: 404 });
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(picture.length),
      "content-disposition": "inline",
      // Even opened by itself it is a picture and nothing else.
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
