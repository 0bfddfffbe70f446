import { join } from "node:path";

import { freePort } from "#scripts/start/free-port.ts";
import { startSmtpSink } from "#tests/chaos/smtp-sink.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

export type SecondServer = {
  url: string;
  /** Null while it is down. */
  running(): RealServer | null;
  start(databaseUrl: string): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

export async function secondServer(dataDir: string, settings: Record<string, string>): Promise<SecondServer> {
  const [port, mail] = [await freePort(), await startSmtpSink()];
  let server: RealServer | null = null;
  const own = {
    ...settings,
    PORT: String(port),
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@example.org",
    SUPPORT_WHATSAPP: "442079460958",
    FILES_DIR: join(dataDir, "files"),
    // Not a demo, so the old shipped rates need a higher age limit.
    FX_MAX_AGE_DAYS: "100000",
    FX_CONVERSION_MAX_AGE_DAYS: "100000",
  };
  return {
    url: `http://127.0.0.1:${port}`,
    running: () => server,
    async start(databaseUrl) {
      server = await startRealServer(join(dataDir, "second"), { ...own, DATABASE_URL: databaseUrl });
    },
    async kill() {
      await server?.kill();
      server = null;
    },
    async stop() {
      const code = (await server?.stop()) ?? 0;
      await mail.stop();
      return code;
    },
  };
}
