import type { ReactNode } from "react";
import { Link } from "react-router";

import type { CustomerView } from "#app/accounts/desk/load-customer.server.ts";
import { WalletForm } from "#app/accounts/desk/wallet-form.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import { DataTable } from "#app/ui/data-table.tsx";

type RecordProps = { customer: CustomerView };

export function CustomerRecordView({ customer }: RecordProps) {
  return (
    <>
      <FactList facts={customer.facts} />
      <Wallet customer={customer} />
      <Part heading="Orders">
        <DataTable
          label="Orders"
          columns={{ order: "Order", date: "Date", state: "State", price: "Price", services: "Services" }}
          {...firstOf(customer.orders, "All orders", "?show=orders#timeline")}
          empty="No orders."
        />
      </Part>
      <Part heading="Payments">
        <DataTable
          label="Payments"
          columns={{ date: "Date", state: "State", by: "By", amount: "Amount", purpose: "For" }}
          {...firstOf(customer.payments, "All payments", "?show=money#timeline")}
          empty="No payments."
        />
      </Part>
      <Part heading="Refunds">
        <DataTable
          label="Refunds"
          columns={{ date: "Date", of: "Of", amount: "Amount", state: "State" }}
          {...firstOf(customer.refunds, "All refunds", "?show=money#timeline")}
          empty="No refunds."
        />
      </Part>
      <Part heading="Free chats">
        <DataTable
          label="Free chats"
          columns={{ time: "Time", service: "Service", state: "State" }}
          {...firstOf(customer.bookings, "All free chats", "?show=sessions#timeline")}
          empty="No free chats."
        />
      </Part>
      <Part heading="Sessions">
        <DataTable
          label="Sessions"
          columns={{ time: "Time", service: "Service", person: "With", state: "State" }}
          {...firstOf(customer.sessions, "All sessions", "?show=sessions#timeline")}
          empty="No sessions."
        />
      </Part>
      <Part heading="Payment links">
        <DataTable
          label="Payment links"
          columns={{ made: "Made", purpose: "For", state: "State", until: "Works until" }}
          {...firstOf(customer.links, "All payment links", customer.linksHref)}
          empty="No payment links."
        />
      </Part>
      <Groups customer={customer} />
      <Testimonials customer={customer} />
      {customer.mayEndSignIns && (
        <Part heading="Sign-ins">
          <ReasonForm intent="end_sign_ins" label="Sign them out everywhere">
            Every device is asked to sign in again. If somebody else may know the password, have them change
            it too.
          </ReasonForm>
        </Part>
      )}
    </>
  );
}

function Wallet({ customer }: RecordProps) {
  return (
    <Part heading="Wallet">
      <p>{customer.balance === null ? "No wallet yet." : `It holds ${customer.balance}.`}</p>
      <DataTable
        label="What happened to the wallet"
        columns={{ date: "Date", what: "What", amount: "Amount", balance: "Balance after" }}
        rows={customer.movements}
        empty=""
        more={{
          href: customer.movements.length > 0 ? "?show=wallet#timeline" : null,
          label: "The whole wallet",
        }}
      />
      {customer.adjustments.length > 0 && (
        <>
          <h3>By hand</h3>
          <DataTable
            label="Changed by hand"
            columns={{ date: "Date", what: "What", amount: "Amount", state: "State" }}
            {...firstOf(customer.adjustments, "The whole wallet", "?show=wallet#timeline")}
            empty=""
          />
        </>
      )}
      {customer.adjust && <WalletForm adjust={customer.adjust} />}
    </Part>
  );
}

function Groups({ customer: { places } }: RecordProps) {
  return (
    <Part heading="Research groups">
      {places.length === 0 && <p className="note">No research groups.</p>}
      {places.map(({ groupId, title, href, text, mayClose }, index) => (
        <article key={index} aria-label={title}>
          <h3>
            <Link to={href}>{title}</Link>
          </h3>
          <p>{text}</p>
          {mayClose && (
            <ReasonForm intent="close_group" about={{ group: groupId }} label="Close the group">
              Nobody can join it or buy a share any more. Shares that are paid stay paid.
            </ReasonForm>
          )}
        </article>
      ))}
    </Part>
  );
}

function Testimonials({ customer: { testimonials, mayRemove } }: RecordProps) {
  return (
    <Part heading="Testimonials">
      {testimonials.length === 0 && <p className="note">No testimonials.</p>}
      {testimonials.map(({ service, heading, details, at, seen }) => (
        <article key={service} aria-label={`Testimonial about ${heading}`}>
          <h3>{heading}</h3>
          <blockquote className="keep-lines measure">{details}</blockquote>
          <p className="note">Written on {at}</p>
          {mayRemove && (
            <ReasonForm intent="remove_testimonial" about={{ service, seen }} label="Remove">
              The words are taken off the site at once. The customer can write others.
            </ReasonForm>
          )}
        </article>
      ))}
    </Part>
  );
}

const shownMax = 10;

/** What a list shows of its rows, and where it leads if there are more. */
function firstOf<Row>(rows: readonly Row[], label: string, href: string) {
  return { rows: rows.slice(0, shownMax), more: { href: rows.length > shownMax ? href : null, label } };
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = heading.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
