import { href } from "react-router";

export function caseFilePath(fileId: string): string {
  return href("/files/:fileId", { fileId });
}
