/** Before which message or note a page shall show some, as its address has it; null for the newest. */
export function readBefore(query: URLSearchParams, name: string): number | null {
  const written = query.get(name) ?? "";
  return /^\d{1,15}$/.test(written) ? Number(written) : null;
}
