import { lostAnswer } from "#app/http/shell/lost-answer.ts";
import { lineIsBack, lineMayBeBack } from "#app/ui/loading/line.ts";

const triesMax = 3;

/**
 * What our pages ask of us waits for the line, and is asked again until its whole answer is there. What was sent is not:
 * it may have arrived. What is refused ahead of the page's action is said on the page.
 */
export function askUntilAnswered(plain: typeof fetch, say: (isReached: boolean) => void): typeof fetch {
  return async (what, how) => {
    const address = String(what);
    if (!address.startsWith("/") && !address.startsWith(location.origin)) return plain(what, how);
    const isOfPage = new URL(address, location.origin).pathname.endsWith(".data");
    const isSent = (how?.method ?? "GET") !== "GET";
    for (let tries = 1; ; tries += 1) {
      await lineIsBack(how?.signal);
      try {
        const answer = await plain(what, how);
        const whole = isOfPage ? await read(answer) : answer;
        say(true);
        const isRefused = isSent && isOfPage && !whole.ok && !whole.headers.has("X-Remix-Response");
        return isRefused ? lostAnswer(how?.body, await sentenceOf(whole)) : whole;
      } catch (error) {
        const isOver = how?.signal?.aborted ?? false;
        if (isOfPage) say(isOver);
        if (!isOver && isSent && isOfPage) return lostAnswer(how?.body);
        if (isOver || isSent || (!isOfPage && tries > triesMax)) throw error;
        await lineMayBeBack();
      }
    }
  };
}

/** A line may be lost in the middle of an answer. */
async function read(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  return body.byteLength === 0 ? answer : new Response(body, answer);
}

async function sentenceOf(answer: Response): Promise<string | undefined> {
  const type = answer.headers.get("content-type") ?? "";
  if (type.includes("json")) return ((await answer.json()) as { msg: string }).msg;
  // A proxy's own page is none of ours.
  return type.includes("plain") ? answer.text() : undefined;
}
