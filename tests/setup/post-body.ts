import { Hono } from "hono";

import { avatarFormTooLarge } from "#app/accounts/avatar/avatar-file.ts";
import { bodyRefused } from "#app/forms/body-refused.ts";
import { readUpload } from "#app/forms/read-form.server.ts";
import { makeGuardBody } from "#app/http/requests/guard-body.server.ts";

const site = new Hono();
site.use(
  makeGuardBody(async (request) => {
    const id = request.headers.get("x-person") ?? "asha";
    return id === "nobody" ? null : { id };
  }),
);
site.all("*", async (c) => {
  const copy = c.req.raw.headers.has(bodyRefused) ? c.req.raw.clone() : null;
  const form = await readUpload(c.req.raw, avatarFormTooLarge);
  const told = form.ok ? [...form.value.keys()] : form.refusal.code;
  const kept = form.ok ? sizeOf(form.value) : 0;
  const unread = form.ok || !copy?.body ? {} : { posted: [...(await copy.formData()).keys()] };
  return c.json({ told, marked: c.req.raw.headers.has(bodyRefused), kept, ...unread });
});

export const kilobyte = 1024;

export function formOf(bytes: number): FormData {
  const form = new FormData();
  form.set("details", "text");
  form.set("avatar", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return form;
}

export async function post(path: string, body: FormData | string | ReadableStream, headers = {}) {
  const sent = body instanceof FormData ? await asBytes(body) : { body, headers: {} };
  const init = { method: "POST", duplex: "half", body: sent.body, headers: { ...sent.headers, ...headers } };
  const remoteAddress = new Headers(init.headers).get("x-address") ?? "192.0.2.1";
  const answer = await site.request(path, init as RequestInit, { incoming: { socket: { remoteAddress } } });
  const text = await answer.text();
  const told = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: answer.status, connection: answer.headers.get("connection"), body: told };
}

export async function asBytes(form: FormData) {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: await encoded.arrayBuffer(), headers: { "content-type": type } };
}

export const refusedAs = (told: string) => ({ told, marked: true, kept: 0 });

function sizeOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}
