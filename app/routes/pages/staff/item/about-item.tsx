import type { ReactNode } from "react";
import { Link } from "react-router";

import styles from "#app/routes/pages/staff/record-page.module.css";
import type { ItemView } from "#app/routes/pages/staff/item/item-view.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";

/** Where the item stands, for whom it is, and what it cost. */
export function AboutItem({ item }: { item: ItemView }) {
  const { customer } = item;
  return (
    <>
      <section aria-labelledby="about-heading">
        <h2 id="about-heading">Where it stands</h2>
        <dl className={styles.facts}>
          <Fact name="State">{item.state}</Fact>
          <Fact name="Due">{item.due}</Fact>
          <Fact name="Speed">{item.lightning ? "Lightning speed" : "Standard"}</Fact>
          <Fact name="Counsellor">{item.counsellor}</Fact>
          <Fact name="Order">
            <MaybeLink to={item.orderHref}>{item.order}</MaybeLink>
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="customer-heading">
        <h2 id="customer-heading">Customer</h2>
        {customer ? (
          <dl className={styles.facts}>
            <Fact name="Name">
              <MaybeLink to={customer.href}>{customer.name}</MaybeLink>
            </Fact>
            <Fact name="Email">
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </Fact>
            <Fact name="Mobile">
              <a href={`tel:${customer.mobile.replaceAll(" ", "")}`}>{customer.mobile}</a>
            </Fact>
          </dl>
        ) : (
          <p>The customer has deleted their account.</p>
        )}
      </section>
      <Disclosure summary={`Price: ${item.price}`}>
        <FigureList size="small">
          {item.lines.map(({ label, amount }, index) => (
            <FigureLine key={index} label={label}>
              {amount}
            </FigureLine>
          ))}
          <FigureLine label="Price" total="plain">
            {item.price}
          </FigureLine>
          {item.refunded && <FigureLine label="Of this, given back">{item.refunded}</FigureLine>}
        </FigureList>
      </Disclosure>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MaybeLink({ to, children }: { to: string | null; children: string }) {
  return to === null ? children : <Link to={to}>{children}</Link>;
}
