import { drizzleAdapter } from "better-auth/adapters/drizzle";

import { restartSetUp } from "#app/accounts/second-factor/set-up-second-factor.server.ts";
import {
  credentials,
  signInSessions,
  twoFactors,
  users,
  verifications,
} from "#app/accounts/tables.server.ts";
import type { Database } from "#app/platform/db.server.ts";

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<MakeAdapter>;

export function authTables(db: Database): MakeAdapter {
  const make = drizzleAdapter(db, {
    provider: "pg",
    schema: {
      user: users,
      session: signInSessions,
      account: credentials,
      verification: verifications,
      twoFactor: twoFactors,
    },
    transaction: true,
  });
  return (options) => {
    const adapter = make(options);
    return { ...adapter, incrementOne: compareAndSet(adapter), ...setUpInOne(adapter, db) };
  };
}

/** The old secret goes in the same step as the new one comes, never earlier. */
function setUpInOne(adapter: Adapter, db: Database): Pick<Adapter, "create" | "deleteMany"> {
  const create: Adapter["create"] = async (making) => {
    if (making.model !== "twoFactor") return adapter.create(making);
    return (await restartSetUp(db, making.data as unknown as Parameters<typeof restartSetUp>[1])) as never;
  };
  const deleteMany: Adapter["deleteMany"] = async (which) =>
    which.model === "twoFactor" ? 0 : adapter.deleteMany(which);
  return { create, deleteMany };
}

/** The adapter's own version updates by id alone: one recovery code sent twice at once would work twice. */
function compareAndSet(adapter: Adapter): Adapter["incrementOne"] {
  return async <Row>(change: Parameters<Adapter["incrementOne"]>[0]): Promise<Row | null> => {
    const { model, where, increment, set } = change;
    if (Object.keys(increment).length > 0 || !set) return adapter.incrementOne<Row>(change);
    const changed = await adapter.updateMany({ model, where, update: set });
    if (changed === 0) return null;
    return adapter.findOne<Row>({ model, where: where.filter(({ field }) => field === "id") });
  };
}
