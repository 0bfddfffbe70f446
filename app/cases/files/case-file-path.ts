import { href } from "react-router";

/** Where it is kept as a file. */
export function caseFilePath(fileId: string): string {
  return href("/files/:fileId", { fileId });
}

/** Where the desk looks at it. */
export function deskFilePath(fileId: string): string {
  return href("/staff/files/:fileId", { fileId });
}
