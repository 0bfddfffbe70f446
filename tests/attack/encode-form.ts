import type { Asked } from "#tests/attack/ask.ts";
import { hostileText } from "#tests/attack/hostile-values.ts";
import type { Chances } from "#tests/chaos/chances.ts";

type How = { isMultipart: boolean; chances: Chances };

/** As a browser would send it, but for some in a hundred, which are cut short or say that they are something else. */
export function encodeForm(
  entries: readonly [name: string, value: string | Buffer][],
  { isMultipart, chances }: How,
): Pick<Asked, "headers" | "body"> {
  const asParts = isMultipart !== chances.happens(0.05);
  const whole = asParts ? parts(entries, chances) : Buffer.from(plain(entries));
  const body = chances.happens(0.03) ? whole.subarray(0, chances.below(whole.length)) : whole;
  const honest = asParts ? `multipart/form-data; boundary=${boundary}` : "application/x-www-form-urlencoded";
  const contentType = chances.happens(0.02)
    ? chances.pick([
        "multipart/form-data",
        "text/plain",
        "application/json",
        "multipart/form-data; boundary=x",
      ])
    : honest;
  return { headers: { "content-type": contentType }, body };
}

const boundary = "----landfall-attack";

function plain(entries: readonly [string, string | Buffer][]): string {
  return new URLSearchParams(entries.map(([name, value]) => [name, value.toString()])).toString();
}

function parts(entries: readonly [string, string | Buffer][], chances: Chances): Buffer {
  const written = entries.flatMap(([name, value]) => {
    const isFile = typeof value !== "string";
    const fileName = isFile ? `; filename="${oneLine(hostileText(chances))}"\r\nContent-Type: image/png` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")];
  });
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

function oneLine(text: string): string {
  return text.slice(0, 200).replaceAll(/[\r\n"]/g, "_");
}
