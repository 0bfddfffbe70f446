import { href } from "react-router";

export function counsellorPhotoPath(fileId: string): string {
  return href("/counsellors/:file", { file: `${fileId}.webp` });
}
