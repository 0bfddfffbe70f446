import { chance, type LoadSize, type LoadStep } from "#scripts/commands/load/load-size.ts";

const syllables = "'{ba,do,fi,gu,ha,jo,ka,le,mi,no,pe,ra,se,tu,vo,zi}'::text[]";
const invented = (salt: string) =>
  `initcap(${[1, 2, 3].map((at) => `(${syllables})[1 + ${chance(`${salt}${at}`, 16)}]`).join(" || ")})`;

export function customerSteps({ customers }: LoadSize): LoadStep[] {
  return [
    {
      what: "customers",
      sql: `create temp table l_users as
        select n, 'load-' || n as id, ${chance("country", 4)} as place,
          now() - interval '3 years' * (1 - n::float8 / ${customers}) as created_at
        from generate_series(1, ${customers}) n`,
    },
    {
      what: "accounts",
      sql: `insert into users (id, name, email, username, display_username, first_name, last_name, mobile, country,
          role, created_at, updated_at)
        select id, first_name || ' ' || last_name, 'load' || n || '@example.org', 'load' || n, 'load' || n, first_name,
          last_name, lpad((7000000000 + n)::text, 10, '0'), (array['IN', 'US', 'AE', 'DE'])[1 + place], 'customer',
          created_at, created_at
        from (select *, ${invented("first")} as first_name, ${invented("last")} as last_name from l_users) named`,
    },
    { what: "index of customers", sql: "alter table l_users add primary key (n)" },
    {
      what: "wallets",
      sql: `insert into wallets (user_id, currency)
        select id, (array['INR', 'USD', 'AED', 'EUR'])[1 + place] from l_users`,
    },
    {
      what: "people at the desk",
      sql: `insert into staff (user_id, role, time_zone, granted_by, granted_at)
        select id, case when n % 10 = 0 then 'manager' else 'counsellor' end, 'Asia/Kolkata', 'system', created_at
        from l_users where n <= 40`,
    },
  ];
}
