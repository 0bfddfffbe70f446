import { expect, test } from "vitest";

import { faultsOfPlaces, faultsOfSettings } from "#scripts/commands/config-check/check-settings.ts";

const good = {
  DATABASE_URL: "postgres://landfall@127.0.0.1:1/landfall",
  SITE_URL: "https://www.landfall-shop.com",
  TRUSTED_PROXIES: "1",
  SECRET: "a secret for tests only that is long enough",
  SMTP_URL: "smtp://127.0.0.1",
  MAIL_FROM: "Landfall <hello@landfall-shop.com>",
  FILES_DIR: "/tmp",
  SUPPORT_WHATSAPP: "442079460958",
  BACKUP_DIR: "/tmp",
  BACKUP_RECIPIENT: "age1examplekey",
};
const sentences = (variables: Record<string, string>, written: string[] = []) =>
  faultsOfSettings(variables, written).map(({ sentence }) => sentence);

test("nothing set is well, and so is all that a firm needs", () => {
  expect(sentences({})).toEqual([]);
  expect(sentences(good)).toEqual([]);
});

test("everything that is missing is said at once, and stops", () => {
  const { SECRET: _secret, SMTP_URL: _mail, FILES_DIR: _files, SUPPORT_WHATSAPP: _number, ...few } = good;
  const faults = faultsOfSettings(few, []);
  expect(faults.map(({ sentence }) => sentence.split(":")[0])).toEqual([
    "SECRET",
    "SMTP_URL",
    "FILES_DIR",
    "SUPPORT_WHATSAPP",
  ]);
  expect(faults.every(({ stops }) => stops)).toBe(true);
});

test.each<[string, Record<string, string>, string]>([
  ["a value of the wrong kind", { PORT: "many" }, "PORT"],
  ["a secret that is too short", { SECRET: "short" }, "SECRET: at least 32 characters in each."],
  ["half a gateway", { STRIPE_SECRET_KEY: "sk_live_x" }, "STRIPE_WEBHOOK_SECRET: missing"],
  [
    "half an account of a gateway",
    { RAZORPAY_INTERNATIONAL_KEY_ID: "rzp_live_x" },
    "RAZORPAY_INTERNATIONAL_KEY_SECRET",
  ],
  ["a proxy that is not trusted", { TRUSTED_PROXIES: "0" }, "TRUSTED_PROXIES: 0 though"],
  ["figures for everybody", { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, "METRICS_HOST"],
  ["a part of traces above all", { OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG"],
  ["traces for nobody", { OTEL_EXPORTER_OTLP_HEADERS: "key=x" }, "OTEL_EXPORTER_OTLP_ENDPOINT: not set"],
  [
    "a collector's key in the open",
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.landfall-shop.com",
      OTEL_EXPORTER_OTLP_HEADERS: "key=x",
    },
    "OTEL_EXPORTER_OTLP_ENDPOINT: begins with http",
  ],
  ["a CDN that nobody tells of a new price", { CDN_SECONDS: "60" }, "CDN_PURGE_URL: not set"],
  ["backups in the open", { BACKUP_RECIPIENT: "" }, "BACKUP_RECIPIENT: not set"],
])("%s is said in a sentence", (_name, wrong, said) => {
  const [first = "", ...others] = sentences({ ...good, ...wrong });
  expect(first).toContain(said);
  expect(first).toMatch(/\.$/);
  expect(others).toEqual([]);
});

test("a slip of the pen in the file of settings is found", () => {
  expect(sentences(good, ["SITE_URL", "SMPT_URL"])).toEqual(["SMPT_URL: no setting has this name."]);
});

test("a database that does not answer and a folder that cannot be written to are said", async () => {
  const found = await faultsOfPlaces({ ...good, FILES_DIR: `${import.meta.filename}/files` });
  expect(found.map(({ sentence }) => sentence.split(":")[0])).toEqual(["FILES_DIR", "DATABASE_URL"]);
});
