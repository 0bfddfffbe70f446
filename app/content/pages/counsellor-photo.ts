import { data } from "react-router";
import { z } from "zod";

import { isCounsellorPhoto } from "#app/content/showcase/keep-showcase.server.ts";
import { answerPicture } from "#app/files/answer-file.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";

import type { Route } from "./+types/counsellor-photo.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(/^([\da-f-]{36})\.webp$/.exec(params.file)?.[1]);
  const isShown = fileId.success && (await isCounsellorPhoto(fileId.data));
  const picture = isShown ? await fileStorage().read(fileId.data) : null;
  if (picture === null) throw data(null, { status: 404 });
  return answerPicture(picture);
}
