import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { judgeMigrations } from "#tests/migrations/judge-migrations.ts";

const folder = "db/migrations";
/** The last of the newest release. What came before is there wherever the shop runs. */
const baseline = "0014_late_writers.sql";

test("every migration since the last release is one that the previous release can live with", async () => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(names).toContain(baseline);
  const files = names
    .filter((name) => name > baseline)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  expect(await judgeMigrations(files)).toEqual([]);
});

const judge = (...texts: string[]) =>
  judgeMigrations(texts.map((text, at) => ({ name: `000${at + 1}.sql`, text })));

const contract =
  ". The previous release still runs: wait for a release that no longer uses it, and name that here: -- contract: <release>";

describe("what the previous release cannot live with is refused", () => {
  test.each([
    ["drop table coupons", "drops the table coupons"],
    ["drop function search_text(text)", "drops the function search_text"],
    ["drop trigger keep_chat_time on bookings", "drops the trigger bookings.keep_chat_time"],
    ["drop index users_country", "drops the index users_country"],
    ["drop type mood", "drops the type mood"],
    ["alter table coupons rename to vouchers", "renames coupons"],
    ["alter table coupons rename column percent to share", "renames percent"],
    ["alter type mood rename value 'sad' to 'low'", "renames the value sad"],
    ["alter table coupons drop column percent", "drops the column coupons.percent"],
    [
      "alter table coupons alter column ends_at set not null",
      "makes coupons.ends_at NOT NULL, which the previous release may leave empty",
    ],
    [
      "alter table coupons alter column percent drop not null",
      "lets coupons.percent be null, which the previous release does not expect",
    ],
    ["alter table coupons alter column version drop default", "takes away the default of coupons.version"],
    [
      "alter table coupons add column reason text not null",
      "adds coupons.reason, which is required and has no default",
    ],
    [
      "alter table coupons drop constraint coupon_percent",
      "drops the constraint coupon_percent, on which statements of the previous release may rest",
    ],
    [
      "alter table coupons add constraint few check (percent < 50) not valid",
      "adds few, which what the previous release writes to coupons may break",
    ],
    [
      "alter table coupons add constraint known foreign key (code) references services (link) not valid",
      "adds known, which what the previous release writes to coupons may break",
    ],
    [
      "alter table coupons enable row level security",
      "changes coupons in a way that no rule is written for (AT_EnableRowSecurity)",
    ],
    ["truncate coupons", "does what no rule is written for (TruncateStmt)"],
    ["do $$ begin drop table coupons; end $$", "does what no rule is written for (DoStmt)"],
  ])("%s", async (statement, fault) => {
    expect(await judge(statement)).toEqual([`0001.sql ${fault}${contract}`]);
    expect(await judge(`-- contract: release-2027-01-04\n${statement}`)).toEqual([]);
  });
});

describe("what makes others wait is refused, whatever the release before", () => {
  const apart = "put it into a file of its own that begins with “-- outside a transaction”, and concurrently";
  const few =
    "which nobody else can change until it ends: let a job do it piece by piece, or say why they are few: -- few rows: <why>";
  test.each([
    [
      "create index more on orders (state)",
      `builds the index more while nobody can write to orders: ${apart}`,
    ],
    [
      "create index concurrently more on orders (state)",
      `builds the index more in a transaction, where it cannot be: ${apart}`,
    ],
    [
      "create unique index one on orders (state)",
      `builds the index one while nobody can write to orders: ${apart}`,
    ],
    [
      "alter table orders alter column state type varchar(9)",
      "writes orders anew, under a lock, for the type of orders.state",
    ],
    [
      "alter table orders add constraint few check (state <> '')",
      "proves every row of orders for few, under a lock: add it NOT VALID, and validate it in the next file",
    ],
    [
      "alter table orders add constraint one unique (state)",
      "builds the index of one under a lock: build it concurrently, and add the constraint USING INDEX",
    ],
    [
      "alter table orders add constraint apart exclude using gist (state with =)",
      "builds the index of apart under a lock: build it concurrently, and add the constraint USING INDEX",
    ],
    [
      "alter table orders add column place bigserial",
      "computes orders.place for every row of orders, under a lock",
    ],
    [
      "alter table orders add column name uuid default gen_random_uuid()",
      "computes orders.name for every row of orders, under a lock",
    ],
    [
      "alter table orders add column twice text generated always as (state || state) stored",
      "computes orders.twice for every row of orders, under a lock",
    ],
    [
      "alter table orders add column by text references users (id)",
      "proves every row of orders for a constraint of orders.by: add that by itself, NOT VALID",
    ],
    ["update orders set state = 'paid'", `changes rows of orders, ${few}`],
    ["delete from orders where state = 'expired'", `changes rows of orders, ${few}`],
  ])("%s", async (statement, fault) => {
    expect(await judge(`-- contract: release-2027-01-04\n${statement}`)).toEqual([`0001.sql ${fault}`]);
  });

  test("a constraint that is proved while the lock of its making is held", async () => {
    const add =
      "alter table orders add column by text; alter table orders add constraint by_user foreign key (by) references users (id) not valid;";
    const prove = "alter table orders validate constraint by_user;";
    expect(await judge(add + prove)).toEqual([
      "0001.sql validates by_user while the lock of its making is held: leave that to the next file",
    ]);
    expect(await judge(add, prove)).toEqual([]);
  });

  test("rows that are changed in one go may be, when somebody says why they are few", async () => {
    expect(await judge("-- few rows: one for each service\nupdate services set is_draft = false")).toEqual(
      [],
    );
  });

  test("an index that is built while others write can be begun again, and stands with nothing else", async () => {
    const outside = "-- outside a transaction\n";
    const build = "create index concurrently more on orders (state);";
    expect(await judge(`${outside}drop index concurrently if exists more;${build}`)).toEqual([]);
    expect(await judge(outside + build)).toEqual([
      "0001.sql cannot be run again: drop index concurrently if exists more before it is made",
    ]);
    expect(await judge(`${outside}alter table orders add column more text;`)).toEqual([
      "0001.sql does more outside a transaction than to build indexes concurrently (AlterTableStmt)",
    ]);
  });
});

test("what only adds is let through, and what one file adds the next may change", async () => {
  expect(
    await judge(
      `create table notes (id int primary key, text text not null);
       create index notes_text on notes (text);
       create function note() returns trigger language plpgsql as $$ begin return new; end $$;
       create trigger noted after insert on orders for each row execute function note();
       alter table orders add column note_id int;
       alter table orders add column is_noted boolean default false not null;
       alter table orders add column noted_at timestamptz default now() not null;
       alter table orders add constraint noted check (note_id > 0 or not is_noted) not valid;
       insert into notes values (1, 'the first')`,
      `alter table orders validate constraint noted;
       alter table notes alter column text drop not null; drop index if exists notes_text`,
    ),
  ).toEqual([`0002.sql drops the index notes_text${contract}`]);
});
