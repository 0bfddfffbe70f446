import { randomUUID } from "node:crypto";

import { register } from "#app/accounts/registration/register.server.ts";
import { currentUser } from "#app/accounts/current-user.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

const site = "http://127.0.0.1:3000";

export const firstPassword = "three calm words";

export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly userAgent: string;

  constructor(userAgent = "test") {
    this.userAgent = userAgent;
  }

  request(
    path = "/",
    init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
  ): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Request(site + path, {
      ...init,
      headers: { cookie, origin: site, "user-agent": this.userAgent, ...init.headers },
    });
  }

  answer(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
  }

  async user(): Promise<CurrentUser | null> {
    return currentUser(this.request());
  }
}

export async function signUpVisitor(
  name = "Meera",
  mobile = "9876543210",
): Promise<{ browser: Browser; user: CurrentUser }> {
  const browser = new Browser();
  const username = `visitor-${randomUUID().slice(0, 12)}`;
  const registered = await register(
    {
      first_name: name,
      last_name: "Example",
      username,
      email: `${username}@example.org`,
      mobile,
      country: "IN",
      password: firstPassword,
    },
    browser.request(),
  );
  if (!registered.ok) throw new Error(JSON.stringify(registered.refusal));
  browser.answer(registered.value);
  const user = await browser.user();
  if (!user) throw new Error("the visitor is not signed in");
  return { browser, user };
}
