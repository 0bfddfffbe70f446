import { data } from "react-router";
import { z } from "zod";

import { readAvatar } from "#app/accounts/avatar/find-avatars.server.ts";
import { answerPicture } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/avatar.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(/^([\da-f-]{36})\.webp$/.exec(params.file)?.[1]);
  const picture = fileId.success ? await readAvatar(fileId.data) : null;
  if (picture === null) throw data(null, { status: 404 });
  return answerPicture(picture);
}
