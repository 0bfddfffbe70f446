import { Form, useLocation, useRouteLoaderData } from "react-router";

import { boxFields, boxFormId } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { useClosedOnNavigation } from "#app/http/shell/closed-on-navigation.tsx";
import styles from "#app/http/shell/currency-menu.module.css";
import type { ShellData } from "#app/http/shell/shell-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

const panelId = "currency-menu";

/** A popover, so it works without JavaScript. */
export function CurrencyMenu({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  const panel = useClosedOnNavigation();
  // A separate form would lose unsent choices.
  const keepsChoices = Boolean(useRouteLoaderData<{ box: unknown }>("service-page/service")?.box);
  const owner = keepsChoices ? { form: boxFormId } : {};
  if (!data.currencies) return null;
  return (
    <div>
      <button type="button" className={`text-link ${styles.button}`} popoverTarget={panelId}>
        <Icon name="globe" />
        <span className={data.currency ? "visually-hidden" : undefined}>Currency</span>
        {data.currency && <span>{data.currency}</span>}
      </button>
      <div id={panelId} popover="auto" className={`card ${styles.panel}`} ref={panel}>
        <Form method="post" action="/currency" className={styles.form}>
          <input type="hidden" name="next" value={pathname + search} />
          <SelectField
            key={data.currency}
            label="Show prices in"
            name={keepsChoices ? boxFields.menuCurrency : "currency"}
            defaultValue={data.currency ?? ""}
            required={!keepsChoices}
            options={data.currencies}
            {...owner}
          />
          <Button type="submit" wide {...(keepsChoices && { name: boxFields.byMenu, value: "1" })} {...owner}>
            Use this currency
          </Button>
        </Form>
      </div>
    </div>
  );
}
