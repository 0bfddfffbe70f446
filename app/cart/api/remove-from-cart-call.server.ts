import { z } from "zod";

import { removeFromCart } from "#app/cart/remove-from-cart.server.ts";
import { done } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { wireId } from "#app/checkout/wire/wire-fields.ts";

export const removeFromCartCall = signedInCall({
  path: "/service/remove_from_cart/",
  summary: "Takes an item out of the cart",
  input: z.object({ id: wireId }),
  answer: z.object({ cart_length: z.number().int(), msg: z.string() }),
  async handle({ id }, { user }) {
    const removed = await removeFromCart({ userId: user.id, itemId: id });
    return removed.ok ? done({ cart_length: removed.value.count, msg: "Item removed." }) : removed;
  },
});
