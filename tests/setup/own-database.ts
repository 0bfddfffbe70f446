import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";

import { clearMade } from "#app/catalog/made-services.ts";
import { connect, disconnect } from "#app/platform/db.server.ts";
import { templateName } from "#tests/setup/template-name.ts";

const postgresUrl = inject("postgresUrl");
const name = `test_${randomUUID().replaceAll("-", "")}`;

beforeAll(async () => {
  await asAdmin((admin) =>
    admin.query(`create database ${name} template ${templateName} strategy file_copy`),
  );
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  process.env["DATABASE_URL"] = url.href;
  connect(url.href);
  clearMade();
});

afterAll(async () => {
  await disconnect();
  await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
});

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
