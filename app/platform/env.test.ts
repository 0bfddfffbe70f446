import { describe, expect, it } from "vitest";

import { fictionalNumber, parseEnv } from "#app/platform/env.server.ts";

const own = {
  SITE_URL: "https://landfall.example/",
  DATABASE_URL: "postgres://landfall@db.example/landfall",
  SECRET: "a secret of more than thirty-two characters",
  SMTP_URL: "smtp://mail.example",
  FILES_DIR: "/var/lib/landfall/files",
  MAIL_FROM: "Landfall <hello@landfall.example>",
  SUPPORT_WHATSAPP: "442079460958",
};

describe("the settings", () => {
  it("are taken with a database of one's own, and the site's address loses its last slash", () => {
    const settings = parseEnv(own);
    expect(settings.SITE_URL).toBe("https://landfall.example");
    expect(settings.EMBEDDED).toBe(false);
    expect(settings.GATEWAY_SIMULATOR).toBe(false);
  });

  it("take several keys, and none for encrypting", () => {
    const other = "another secret of more than thirty-two characters";
    expect(parseEnv({ ...own, SECRET: `${own.SECRET}, ${other}` }).SECRET).toEqual([own.SECRET, other]);
    expect(parseEnv(own).ENCRYPTION_KEY).toEqual([]);
  });

  it("count an empty variable as one that is not set", () => {
    expect(parseEnv({ ...own, PORT: "" }).PORT).toBe(3000);
  });

  it.each([
    ["SITE_URL", { SITE_URL: undefined }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db.example/landfall" }],
    ["SECRET", { SECRET: "too short" }],
    ["SECRET", { SECRET: undefined }],
    ["SECRET", { SECRET: `${own.SECRET},too short` }],
    ["SECRET", { SECRET: `${own.SECRET},` }],
    ["ENCRYPTION_KEY", { ENCRYPTION_KEY: "too short" }],
    ["PORT", { PORT: "65536" }],
    ["SMTP_URL", { SMTP_URL: undefined }],
    ["MAIL_FROM", { MAIL_FROM: undefined }],
    ["FILES_DIR", { FILES_DIR: undefined }],
    ["SUPPORT_WHATSAPP", { SUPPORT_WHATSAPP: "+44 20" }],
    ["SUPPORT_WHATSAPP", { SUPPORT_WHATSAPP: undefined }],
    ["SUPPORT_WHATSAPP", { SUPPORT_WHATSAPP: fictionalNumber }],
    ["GATEWAY_SIMULATOR", { GATEWAY_SIMULATOR: "1" }],
    ["COUPON_CALLS_PER_MINUTE", { COUPON_CALLS_PER_MINUTE: "0" }],
  ])("are refused with a sentence that names %s: %j", (name, changed) => {
    expect(() => parseEnv({ ...own, ...changed })).toThrow(new RegExp(`\\b${name}:`));
  });

  it("take the fictional number where nothing is sold for real", () => {
    for (const demo of [{ EMBEDDED: "1" }, { NODE_ENV: "development" }]) {
      const settings = parseEnv({ ...own, SUPPORT_WHATSAPP: undefined, ...demo });
      expect(settings.SUPPORT_WHATSAPP).toBe(fictionalNumber);
    }
  });

  it("never take a secret from a default outside the embedded mode", () => {
    expect(parseEnv(own).SMTP_URL).toBe(own.SMTP_URL);
  });
});
