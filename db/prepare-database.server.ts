import { seedDemoCustomers } from "#app/accounts/demo-customers.server.ts";
import { seedDemoHours } from "#app/bookings/seed.server.ts";
import { serviceRecords, withDemoVideos } from "#app/catalog/service-records.ts";
import { seedTemplates } from "#app/cases/templates/seed.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { seedExchangeRates } from "#app/currencies/seed.server.ts";
import { demoStaff, seedDemoStaff } from "#app/desk/seed.server.ts";
import { seedDemoEnquiries } from "#app/enquiries/seed.server.ts";
import { connect, db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { connectReplica } from "#app/platform/replica.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { hasDemoPlayer } from "#app/platform/video-player.server.ts";
import { seedPriceBook } from "#app/pricing/seed.server.ts";
import { seedDemoGroups } from "#app/research-groups/seed.server.ts";
import { seedPointsGrids } from "#app/self-checks/points/seed.server.ts";
import { seedDemoTestimonials } from "#app/testimonials/seed.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { migrateDatabase, whileNoOtherPrepares } from "#db/migrate.ts";
import { publicDemoLines } from "#db/public-demo.ts";

export function connectDatabase(): void {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_REPLICA_URL: replicaUrl } = env();
  const { REPLICA_LAG_MAX_SECONDS: lagSecondsMax } = env();
  connect(DATABASE_URL, DATABASE_CONNECTIONS);
  connectReplica({ replicaUrl, lagSecondsMax });
}

/** Safe to repeat, and on several servers at once. */
export async function prepareDatabase(now = new Date()): Promise<void> {
  const { DATABASE_URL: databaseUrl, EMBEDDED: embedded } = env();
  const prepare = async () => {
    await migrateDatabase(databaseUrl);
    const records = hasDemoPlayer() ? withDemoVideos(serviceRecords) : serviceRecords;
    await Promise.all([
      seedServices(records),
      seedPriceBook(now),
      seedExchangeRates(now),
      seedPointsGrids(now),
      seedTemplates(now),
    ]);
    if (embedded) await seedDemo(now);
  };
  const onWait = () => log.info("another server is preparing the database, and this one waits for it");
  await whileNoOtherPrepares(databaseUrl, prepare, { onWait });
  // From here on the services that the owner made are known.
  await listServices();
}

/** Only on a database the start script runs itself. */
async function seedDemo(now: Date): Promise<void> {
  await seedDemoCoupons(now);
  const customers = await seedDemoCustomers(now, demoPassword());
  await seedDemoTestimonials(customers, now);
  await seedDemoGroups(customers, now);
  await seedDemoStaff(now, demoPassword());
  await seedDemoHours();
  await seedDemoEnquiries(customers, now);
  const funded = customers[0];
  if (!funded) return;
  await db.transaction((tx) =>
    creditWallet(tx, {
      userId: funded.id,
      currency: "INR",
      amount: 15_000_000n,
      kind: "demo_grant",
      reference: funded.id,
      text: "Opening balance of the demo wallet",
      source: "grants",
      now,
    }),
  );
}

export function demoWarnings(): string[] {
  return env().EMBEDDED ? publicDemoLines(env().SITE_URL) : [];
}

export function demoSignIns(): { who: string; username: string; password: string }[] {
  if (!env().EMBEDDED) return [];
  const password = demoPassword();
  return [
    { who: "a customer in India with a funded wallet", username: "asha", password },
    { who: "a customer in the United States", username: "ben", password },
    { who: "the internal user, who sees every currency", username: env().INTERNAL_USERNAME, password },
    ...demoStaff.map(({ who, username }) => ({ who, username, password })),
  ];
}

function demoPassword(): string {
  const password = process.env["DEMO_PASSWORD"];
  invariant(password, "the embedded database comes with a demo password");
  return password;
}
