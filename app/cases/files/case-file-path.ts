import { href } from "react-router";

/** Where a file of a case is read, by the customer whose case it is and by the desk. */
export function caseFilePath(fileId: string): string {
  return href("/files/:fileId", { fileId });
}
