/** Long enough to be guessed by nobody, and no word: a secret in an address opens what it stands for. */
const secret = /\/(?=[\w.~%-]*\d)(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w.~%-]{24,}(?=\/|$)/gi;

/** Without what somebody typed: a query may hold it, or a secret. */
export function loggedPath(address: unknown): string {
  const [path = ""] = String(address).split(/[?#]/, 1);
  return path.slice(0, 200).replaceAll(secret, "/[hidden]");
}
