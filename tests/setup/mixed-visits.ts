import { Agent, type IncomingMessage, request } from "node:http";

import { oneTimeCode } from "#tests/setup/one-time-code.ts";

type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };

export class Visits {
  private readonly siteUrl: string;
  private readonly agent: Agent;

  constructor(siteUrl: string, connections: number) {
    this.siteUrl = siteUrl;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask(
    path: string,
    { cookie = "", form }: { cookie?: string; form?: URLSearchParams } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = this.send(path, cookie, form);
      asking.on("error", reject);
      asking.on("response", (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
    });
  }

  abandon(path: string, when: "at once" | "half-way", cookie = ""): Promise<void> {
    return new Promise((resolve) => {
      const asking = this.send(path, cookie);
      asking.on("error", () => resolve());
      asking.on("close", () => resolve());
      const leave = () => asking.destroy();
      if (when === "at once") asking.on("finish", leave);
      else asking.on("response", (answer) => answer.once("data", leave).once("end", leave));
    });
  }

  leave(): void {
    this.agent.destroy();
  }

  private send(path: string, cookie: string, form?: URLSearchParams) {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(form ? { origin: this.siteUrl, "content-type": "application/x-www-form-urlencoded" } : {}),
    };
    const sent = request(this.siteUrl + path, { method: form ? "POST" : "GET", headers, agent: this.agent });
    sent.end(form?.toString());
    return sent;
  }
}

export class Person {
  private readonly visits: Visits;
  private readonly cookies = new Map<string, string>();

  constructor(visits: Visits) {
    this.visits = visits;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async visit(path: string, fields?: Record<string, string>): Promise<Answer> {
    const form = fields && new URLSearchParams(fields);
    const answer = await this.visits.ask(path, { cookie: this.cookie, ...(form ? { form } : {}) });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async fillIn(page: string, fields: Record<string, string>, action = page): Promise<Answer> {
    const { text } = await this.visit(page);
    return this.visit(action, { csrfmiddlewaretoken: tokenIn(text), ...fields });
  }

  async logIn(identifier: string, password: string): Promise<void> {
    await expectStatus(303, this.fillIn("/account/login/", { identifier, password }));
  }

  async logOut(): Promise<void> {
    await expectStatus(303, this.fillIn("/account/dashboard/", {}, "/account/sign-out"));
  }

  async setUpSecondStep(password: string): Promise<void> {
    const page = "/account/security/second-factor";
    const { text } = await this.fillIn(page, { intent: "begin", password });
    const secret = /name="secret" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const fields = {
      csrfmiddlewaretoken: tokenIn(text),
      intent: "confirm",
      secret,
      code: oneTimeCode(secret),
    };
    await expectStatus(303, this.visit(page, fields));
  }
}

function tokenIn(page: string): string {
  return /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

async function expectStatus(status: number, asking: Promise<Answer>): Promise<void> {
  const answer = await asking;
  if (answer.status !== status)
    throw new Error(`${status} was expected, and ${answer.status} came: ${answer.text}`);
}
