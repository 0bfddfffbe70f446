/** Whether an address may be that of a list of the desk. */
export function isListPath(path: string): boolean {
  return /^\/staff\/[a-z]+(-[a-z]+)*(\/[a-z]+)?$/.test(path) && path.length <= 64;
}

/** As the log tells of it. */
export function listName(path: string): string {
  return path.replace("/staff/", "").replaceAll(/[/-]/g, " ");
}
