import type { ServiceTextFields } from "#app/catalog/service-text.ts";
import styles from "#app/catalog/desk/catalogue.module.css";

export function ServiceNow({ fields }: { fields: ServiceTextFields }) {
  const parts = [
    ["Heading", fields.heading],
    ["Introduction", fields.intro],
    ["About Service", fields.details],
    ["What the price covers", fields.iButtonText],
    ["What MBA adds", fields.mbaIButtonText],
    ["Video", fields.ytLink],
    ["Social image", fields.ogImage],
    ...fields.faqs.map(({ question, answer }) => [question, answer]),
  ];
  return (
    <section aria-labelledby="now-heading">
      <h2 id="now-heading">What stands there now</h2>
      <dl className={`stack-3 ${styles.now}`}>
        {parts.map(([part, text], at) => (
          <div key={at}>
            <dt>{part}</dt>
            <dd>{text || "Nothing"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
