import { chance, idOf, type LoadSize, type LoadStep } from "#scripts/commands/load/load-size.ts";

/** Keeps every law of the books. */
export function moneySteps({ customers, topUps }: LoadSize): LoadStep[] {
  return [
    ...salesSteps(),
    ...walletSteps(),
    ...topUpSteps({ customers, topUps }),
    balancesStep,
    ...receiptSteps(),
  ];
}

const account = "case gateway when 'razorpay' then 'razorpay_domestic' else gateway end";

function salesSteps(): LoadStep[] {
  return [
    {
      what: "payments",
      sql: `insert into payments (id, user_id, purpose, order_id, gateway, gateway_account, gateway_order_id,
          gateway_payment_id, state, amount, premium, currency, created_at, expires_at, settled_at)
        select payment_id, user_id, 'order', id, gateway, ${account}, 'load_order_' || n,
          case when state <> 'expired' then 'load_pay_' || n end, case when state = 'expired' then 'expired' else 'paid' end,
          price + premium, premium, currency, paid_at - interval '5 minutes', paid_at + interval '25 minutes', paid_at
        from l_orders where gateway is not null`,
    },
    {
      what: "captures",
      sql: `insert into captures (gateway_payment_id, gateway_account, payment_id, amount, currency, became, booked_at)
        select 'load_pay_' || n, ${account}, payment_id, price + premium, currency, 'order', paid_at
        from l_orders where gateway is not null and state <> 'expired'`,
    },
    ...movement("sale", "gateway is not null and state <> 'expired'", {
      reference: "id::text",
      text: "'Order'",
      gatewayPaymentId: "'load_pay_' || n",
      postings: [
        ["'clearing:' || (" + account + ")", "'sales'", "price"],
        ["'clearing:' || (" + account + ")", "'premium'", "premium"],
      ],
    }),
    {
      what: "refunds through gateways",
      sql: `insert into payment_refunds (id, payment_id, user_id, cause, gateway_payment_id, amount, currency, state,
          gateway_refund_id, created_at, changed_at)
        select ${idOf("refund")}, payment_id, user_id, 'order', 'load_pay_' || n, price + premium, currency, 'done',
          'load_refund_' || n, paid_at + interval '2 days', paid_at + interval '3 days'
        from l_orders where gateway is not null and state = 'refunded'`,
    },
    ...movement("order_refund", "gateway is not null and state = 'refunded'", {
      reference: idOf("refund") + "::text",
      text: "'Refund of an order'",
      postings: [
        ["'sales'", "'refunds'", "price"],
        ["'premium'", "'refunds'", "premium"],
      ],
    }),
    ...movement("refund_sent", "gateway is not null and state = 'refunded'", {
      reference: idOf("refund") + "::text",
      text: "'Refund of an order'",
      postings: [["'refunds'", "'clearing:' || (" + account + ")", "price + premium"]],
    }),
    {
      what: "refunds of orders",
      sql: `insert into order_refunds (id, order_id, request_key, amount, wallet_part, premium, items, reason, refunded_by,
          refunded_at)
        select ${idOf("refund")}, id, 'load-' || n, price, case when gateway is null then price else 0 end, premium,
          jsonb_build_array(jsonb_build_object('itemId', item_id, 'amount', price::text)), 'Loaded', 'system',
          paid_at + interval '2 days'
        from l_orders where state = 'refunded'`,
    },
  ];
}

function walletSteps(): LoadStep[] {
  const fromWallet = "gateway is null";
  const wallet = "'wallet:' || user_id";
  const held = "'held:' || user_id";
  return [
    ...topUpOf("l_orders", "top_up_of_order", fromWallet, "price"),
    {
      what: "holds",
      sql: `insert into wallet_holds (order_id, user_id, currency, amount, state, changed_at)
        select id, user_id, currency, price, case when state = 'expired' then 'voided' else 'posted' end, paid_at
        from l_orders where ${fromWallet}`,
    },
    ...movement("hold", fromWallet, {
      reference: "id::text || ':1'",
      text: "'Set aside for an order'",
      ofCustomer: true,
      postings: [[wallet, held, "price"]],
    }),
    ...movement("hold_posted", `${fromWallet} and state <> 'expired'`, {
      reference: "id::text || ':1'",
      text: "'Paid for an order'",
      ofCustomer: true,
      postings: [[held, "'sales'", "price"]],
    }),
    ...movement("hold_voided", `${fromWallet} and state = 'expired'`, {
      reference: "id::text || ':1'",
      text: "'Returned: the order was not paid'",
      ofCustomer: true,
      postings: [[held, wallet, "price"]],
    }),
    ...movement("order_refund_wallet", `${fromWallet} and state = 'refunded'`, {
      reference: idOf("refund") + "::text",
      text: "'Refund of an order'",
      ofCustomer: true,
      postings: [["'sales'", wallet, "price"]],
    }),
  ];
}

function topUpSteps({ customers, topUps }: Pick<LoadSize, "customers" | "topUps">): LoadStep[] {
  return [
    {
      what: "funds to be added",
      sql: `create temp table l_top_ups as
        select t.n, u.id as user_id, 100000::bigint as price, (array['INR', 'USD', 'AED', 'EUR'])[1 + u.place] as currency,
          now() - interval '3 years' * (1 - t.n::float8 / ${topUps}) - interval '1 minute' as paid_at
        from (select n, ${chance("owner", customers)} + 1 as user_n from generate_series(1, ${topUps}) n) t
        join l_users u on u.n = t.user_n`,
    },
    ...topUpOf("l_top_ups", "top_up", "true", "price"),
  ];
}

function topUpOf(table: string, kind: string, where: string, amount: string): LoadStep[] {
  const payment = idOf(kind);
  const named = `'load_${kind}_' || n`;
  return [
    {
      what: `payments of ${kind}`,
      sql: `insert into payments (id, user_id, purpose, gateway, gateway_account, gateway_order_id, gateway_payment_id,
          state, amount, premium, currency, created_at, expires_at, settled_at)
        select ${payment}, user_id, 'top_up', 'stripe', 'stripe', ${named}, ${named}, 'paid', ${amount} + ${amount} / 20,
          ${amount} / 20, currency, paid_at - interval '2 hours', paid_at - interval '1 hour', paid_at - interval '1 hour'
        from ${table} where ${where}`,
    },
    {
      what: `captures of ${kind}`,
      sql: `insert into captures (gateway_payment_id, gateway_account, payment_id, amount, currency, became, booked_at)
        select ${named}, 'stripe', ${payment}, ${amount} + ${amount} / 20, currency, 'top_up', paid_at - interval '1 hour'
        from ${table} where ${where}`,
    },
    ...movement(
      "top_up",
      where,
      {
        reference: `${payment}::text`,
        text: "'Funds added'",
        ofCustomer: true,
        gatewayPaymentId: named,
        hoursBefore: 1,
        postings: [["'clearing:stripe'", "'wallet:' || user_id", amount]],
      },
      table,
    ),
    ...movement(
      "top_up_premium",
      where,
      {
        reference: `${payment}::text`,
        text: "'Premium of funds added'",
        gatewayPaymentId: named,
        hoursBefore: 1,
        postings: [["'clearing:stripe'", "'premium'", `${amount} / 20`]],
      },
      table,
    ),
  ];
}

type Movement = {
  reference: string;
  text: string;
  ofCustomer?: boolean;
  gatewayPaymentId?: string;
  hoursBefore?: number;
  postings: [source: string, destination: string, amount: string][];
};

function movement(kind: string, where: string, moved: Movement, table = "l_orders"): LoadStep[] {
  const id = `md5('${kind} ${table} ' || n)::uuid`;
  const at = `paid_at - interval '${moved.hoursBefore ?? 0} hours'`;
  return [
    {
      what: `movements: ${kind}`,
      sql: `insert into transfers (id, kind, reference, user_id, text, gateway_payment_id, at)
        select ${id}, '${kind}', ${moved.reference}, ${moved.ofCustomer ? "user_id" : "null"}, ${moved.text},
          ${moved.gatewayPaymentId ?? "null"}, ${at}
        from ${table} where ${where}`,
    },
    ...moved.postings.map(([source, destination, amount]) => ({
      what: `postings: ${kind}`,
      sql: `insert into postings (transfer_id, source, destination, currency, amount)
        select ${id}, ${source}, ${destination}, currency, ${amount} from ${table} where (${where}) and ${amount} > 0`,
    })),
  ];
}

/** The trigger that keeps them is off while loading. */
const balancesStep: LoadStep = {
  what: "balances",
  sql: `insert into wallet_balances (user_id, currency, free, held)
    select substr(account, strpos(account, ':') + 1), currency,
      coalesce(sum(amount) filter (where account like 'wallet:%'), 0),
      coalesce(sum(amount) filter (where account like 'held:%'), 0)
    from (select destination as account, currency, amount from postings
      union all select source, currency, -amount from postings) moved
    where account like 'wallet:%' or account like 'held:%' group by 1, 2
    on conflict (user_id, currency) do update set free = excluded.free, held = excluded.held`,
};

function receiptSteps(): LoadStep[] {
  const party = `jsonb_build_object('name', 'A loaded customer', 'address', '[]'::jsonb, 'taxNumber', null)`;
  return [
    {
      what: "receipts",
      sql: `insert into receipts (order_id, year, number, document, issued_at)
        select l.id, year, coalesce(last, 0) + row_number() over (partition by year order by l.n), jsonb_build_object(
            'order', 'LF-' || o.number, 'paidOn', l.paid_at::date, 'issuedOn', l.paid_at::date, 'currency', l.currency,
            'currencyName', l.currency, 'seller', ${party}, 'billedTo', ${party}, 'items', '[]'::jsonb,
            'price', l.price::text, 'premium', l.premium::text, 'walletShare', o.wallet_share::text,
            'charged', o.charged::text, 'total', (l.price + l.premium)::text, 'gateway', l.gateway, 'taxes', '[]'::jsonb,
            'rate', null, 'coupon', null), l.paid_at
        from l_orders l join orders o on o.id = l.id
          cross join lateral (select extract(year from l.paid_at at time zone 'UTC')::int as year) y
          left join receipt_counters c using (year)
        where l.state <> 'expired'`,
    },
    {
      what: "counters of receipts",
      sql: `insert into receipt_counters (year, last) select year, max(number) from receipts group by year
        on conflict (year) do update set last = excluded.last`,
    },
  ];
}
