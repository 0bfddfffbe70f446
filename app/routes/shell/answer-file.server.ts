/** Answers with a file for the visitor to keep; nobody who uses the browser later may see it. */
export function answerFile({ name, type, bytes }: { name: string; type: string; bytes: Buffer }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`,
      "content-length": String(bytes.length),
      "cache-control": "private, no-store",
    },
  });
}
