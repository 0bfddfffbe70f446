/** Answers with a file for the visitor to keep; nobody who uses the browser later may see it. */
export function answerFile({
  name,
  type,
  bytes,
}: {
  name: string;
  type: string;
  bytes: Uint8Array;
}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; ${fileNames(name)}`,
      "content-length": String(bytes.length),
      // Even opened by itself it is a file and nothing else.
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** A name in plain letters for everybody, and where it has others, the whole of it as RFC 5987 writes it. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, "_");
  if (plain === name) return `filename="${plain}"`;
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
