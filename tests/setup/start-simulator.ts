import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { Fault, Subject } from "#simulator/faults.ts";
import { shopSettings } from "#simulator/gateways/registry.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";

export type Ordered = { fault: Fault; match?: Partial<Subject>; times?: number; delayMs?: number };
export type PayAction = "pay" | "decline" | "cancel";

export type RunningSimulator = {
  url: string;
  order(ordered: Ordered): Promise<void>;
  state(): Promise<Record<string, Record<string, unknown>[]>>;
  pressStripe(sessionId: string, action: PayAction): Promise<string | null>;
  pressRazorpay(orderId: string, key: string, action: PayAction): Promise<Record<string, string> | null>;
  pressPayfort(form: PayfortForm, action: PayAction): Promise<Record<string, string> | null>;
  /** Like a power cut. The folder stays for the next start. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type PayfortForm = { action: string; fields: Record<string, string> };

type Options = { dataDir?: string; webhookUrl?: string };

export async function startSimulator({ dataDir, webhookUrl }: Options = {}): Promise<RunningSimulator> {
  const folder = dataDir ?? mkdtempSync(join(fastFolder(), "landfall-simulator-"));
  const child = spawn(process.execPath, ["simulator/main.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      ...process.env,
      SIMULATOR_PORT: "0",
      SIMULATOR_DATA_DIR: folder,
      ...webhookUrls(webhookUrl),
    },
  });
  const ended = once(child, "exit");
  const url = await Promise.race([readyUrl(child.stdout), ended.then(() => null)]);
  if (!url) throw new Error("the simulator ended before it was ready");
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    ...remote(url),
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function webhookUrls(webhookUrl: string | undefined): Record<string, string> {
  if (!webhookUrl) return {};
  const names = Object.keys(shopSettings);
  return Object.fromEntries(
    names.map((name) => [`WEBHOOK_URL_${name.toUpperCase()}`, `${webhookUrl}/webhooks/${name}/`]),
  );
}

async function readyUrl(output: NodeJS.ReadableStream): Promise<string | null> {
  for await (const line of createInterface({ input: output })) {
    const url = /^ready (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  return null;
}

export function remote(
  url: string,
): Pick<RunningSimulator, "order" | "state" | "pressStripe" | "pressRazorpay" | "pressPayfort"> {
  return {
    async order(ordered) {
      const response = await fetch(`${url}/simulator/orders`, {
        method: "POST",
        body: JSON.stringify(ordered),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    state: async () =>
      (await fetch(`${url}/simulator/state`)).json() as ReturnType<RunningSimulator["state"]>,
    async pressStripe(sessionId, action) {
      const response = await press(`${url}/stripe/pay/${sessionId}`, { action });
      return response.headers.get("location");
    },
    async pressRazorpay(orderId, key, action) {
      const fields = { key, order_id: orderId, framed: "1", shop: "http://shop.test", action };
      const page = await (await press(`${url}/razorpay/pay`, fields)).text();
      const news = /id="news">(.*?)<\/script>/s.exec(page)?.[1];
      return news ? ((JSON.parse(news) as { fields?: Record<string, string> }).fields ?? null) : null;
    },
    async pressPayfort(form, action) {
      const opened = await press(form.action, form.fields);
      const payPage = opened.headers.get("location");
      if (!payPage) return wayBackOn(await opened.text());
      return wayBackOn(await (await press(new URL(payPage, url).href, { action })).text());
    },
  };
}

function wayBackOn(page: string): Record<string, string> | null {
  if (!page.includes('id="post-back"')) return null;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  const signs = { "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" } as const;
  return text.replace(/&(?:quot|#39|lt|gt|amp);/g, (sign) => signs[sign as keyof typeof signs]);
}

function press(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}
