import { Link } from "react-router";

import { ChoiceFieldView } from "#app/checkout/purchase-box/choice-field-view.tsx";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { useSentField } from "#app/forms/sent-form.tsx";
import { formatMoney } from "#app/money/format.ts";
import { useItemPending } from "#app/cart/pages/cart-form.tsx";
import styles from "#app/cart/pages/cart-item.module.css";
import { isChanged, itemField, shownField, valueOf } from "#app/cart/pages/shown-items.ts";
import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/fields/field.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Icon } from "#app/ui/icons.tsx";
import type { Currency } from "#app/money/currency.ts";

type CartItemProps = { item: CartItemView; currency: Currency };

export function CartItem({ item, currency }: CartItemProps) {
  const refused = useRefusedForm();
  const { id, error } = useSentField(itemField(item.id, shownField));
  const open = error !== undefined || (refused !== null && isChanged(item, refused.fields));
  const changing = useItemPending("save", item.id);
  const removing = useItemPending("remove", item.id);
  return (
    <li className={`stack-4 ${styles.item}`} aria-busy={changing || removing || undefined}>
      <div className={`spread ${styles.head}`}>
        <div>
          <h2 className="step-2">
            <Link to={item.href}>{item.heading}</Link>
          </h2>
          {item.text && <p className="note">{item.text}</p>}
        </div>
        <ItemPrice item={item} currency={currency} />
      </div>
      {item.price && item.price.lines.length > 1 && (
        <ItemLines lines={item.price.lines} currency={currency} />
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={`row ${styles.actions}`}>
        {item.fields.length > 0 && <Choices item={item} pending={changing} open={open} />}
        <Button
          type="submit"
          name="remove"
          value={item.id}
          variant="quiet"
          size="small"
          pending={removing}
          icon={<Icon name="trash" />}
          aria-label={`Remove ${item.heading}`}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function ItemPrice({ item: { price }, currency }: { item: CartItemView; currency: Currency }) {
  if (!price) return null;
  return (
    <p className={`row ${styles.price}`}>
      <Figure size="large">{formatMoney(price.now, currency)}</Figure>
      <Figure tone="muted" struck label="Before:">
        {formatMoney(price.before, currency)}
      </Figure>
      <Badge tone="success">You save {formatMoney(price.saved, currency)}</Badge>
    </p>
  );
}

type Lines = NonNullable<CartItemView["price"]>["lines"];

function ItemLines({ lines, currency }: { lines: Lines; currency: Currency }) {
  return (
    <dl className={`stack-2 ${styles.lines}`}>
      {lines.map((line, index) => (
        <div key={index} data-takes-off={line.amount < 0n || undefined}>
          <dt>{line.label}</dt>
          <dd>
            <Figure>{formatMoney(line.amount, currency)}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChoicesProps = { item: CartItemView; pending: boolean; open: boolean };

/** Stays open after a change: visa help adds further choices. */
function Choices({ item, pending, open }: ChoicesProps) {
  return (
    <details className={styles.change} open={open || undefined}>
      <summary className={`text-link ${styles.changeSummary}`}>
        Change<span className="visually-hidden"> the choices of {item.heading}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={`stack-4 ${styles.changeFields}`}>
        <input type="hidden" name={itemField(item.id, shownField)} value="1" />
        {/* A field whose value was changed with another's is drawn again. */}
        {item.fields.map((field) => (
          <ChoiceFieldView
            key={`${field.name}:${valueOf(field)}`}
            field={{ ...field, name: itemField(item.id, field.name) }}
          />
        ))}
        <Button type="submit" name="save" value={item.id} pending={pending}>
          Save changes
        </Button>
      </div>
    </details>
  );
}
