import { FactList } from "#app/desk/fact-list.tsx";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";

export function AboutItem({ item }: { item: ItemView }) {
  const { customer } = item;
  return (
    <>
      <section aria-labelledby="about-heading">
        <h2 id="about-heading">Where it stands</h2>
        <FactList
          facts={[
            { label: "State", text: item.state },
            { label: "Due", text: item.due },
            { label: "Speed", text: item.lightning ? "Lightning speed" : "Standard" },
            { label: "Counsellor", text: item.counsellor },
            { label: "Order", text: item.order, href: item.orderHref },
          ]}
        />
      </section>
      <section aria-labelledby="customer-heading">
        <h2 id="customer-heading">Customer</h2>
        {customer ? (
          <FactList
            facts={[
              { label: "Name", text: customer.name, href: customer.href },
              ...(customer.localTime ? [{ label: "Local time", text: customer.localTime }] : []),
              ...(customer.reach ? reachFacts(customer.reach) : []),
            ]}
          />
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

function reachFacts({ email, mobile }: { email: string; mobile: string }) {
  return [
    { label: "Email", text: <a href={`mailto:${email}`}>{email}</a> },
    { label: "Mobile", text: <a href={`tel:${mobile.replaceAll(" ", "")}`}>{mobile}</a> },
  ];
}
