import { ask, someAddress, type Answered, type Asked } from "#tests/attack/ask.ts";

/** A browser: keeps cookies, names its own origin, and comes from an address of its own with every request. */
export class Visitor {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  private static asked = 0;

  constructor(url: string) {
    this.url = url;
  }

  async ask(asked: Asked, { keepCookies = true } = {}): Promise<Answered> {
    Visitor.asked += 1;
    const headers = {
      "x-forwarded-for": someAddress(Visitor.asked),
      ...(this.cookies.size > 0 && { cookie: this.cookieLine() }),
      ...asked.headers,
    };
    const answer = await ask(this.url, { ...asked, headers });
    if (keepCookies) this.keep(answer.headers["set-cookie"] ?? []);
    return answer;
  }

  cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** With the origin of the site itself. */
  post(path: string, body: string, contentType = "application/x-www-form-urlencoded"): Promise<Answered> {
    const headers = { origin: new URL(this.url).origin, "content-type": contentType };
    return this.ask({ method: "POST", path, headers, body });
  }

  /** The token that every form of this sign-in carries, read from a page that has one. */
  async formToken(path: string): Promise<string> {
    const { text } = await this.ask({ method: "GET", path });
    const [, token] = /name="csrfmiddlewaretoken"[^>]*value="([^"]+)"/.exec(text) ?? [];
    if (!token) throw new Error(`${path} has no form with a token`);
    return token;
  }
}
