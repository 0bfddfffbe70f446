import { connect } from "node:net";

/** A name of what was found, or null. */
type Verdict = string | null;

const pieceBytes = 64 * 1024;

/** Asks clamd by its INSTREAM command. Throws when there is no verdict in time. */
export function askClamd(address: string, content: Uint8Array, timeoutMs: number): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(address));
    let answer = "";
    const end = (work: () => void) => {
      socket.destroy();
      work();
    };
    const signal = AbortSignal.timeout(timeoutMs);
    signal.addEventListener("abort", () => end(() => reject(new Error("clamd did not answer in time"))));
    socket.setEncoding("utf8");
    socket.on("error", (error) => end(() => reject(error)));
    socket.on("data", (text: string) => (answer += text));
    socket.on("close", () => {
      try {
        resolve(verdictOf(answer));
      } catch (error) {
        reject(error);
      }
    });
    socket.write("zINSTREAM\0");
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = content.subarray(at, at + pieceBytes);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
}

/** `stream: OK` or `stream: Eicar-Signature FOUND`; all else is no verdict. */
function verdictOf(answer: string): Verdict {
  const text = answer.replace(/\0.*$/s, "");
  if (text === "stream: OK") return null;
  const [, found] = /^stream: (.+) FOUND$/.exec(text) ?? [];
  if (found !== undefined) return found;
  throw new Error(`clamd gave no verdict: ${text === "" ? "nothing" : text}`);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `/run/clamav/clamd.ctl` or `127.0.0.1:3310`. */
function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith("/")) return { path: address };
  const at = address.lastIndexOf(":");
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ""), port: Number(address.slice(at + 1)) };
}
