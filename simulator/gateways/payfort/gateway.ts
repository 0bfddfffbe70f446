import { addPayfortApi } from "#simulator/gateways/payfort/api.ts";
import { accountOf, signedFields, type Fields } from "#simulator/gateways/payfort/messages.ts";
import { settleUncertain } from "#simulator/gateways/payfort/orders.ts";
import { addPayfortPayPage } from "#simulator/gateways/payfort/pay-page.ts";
import { endRefund } from "#simulator/gateways/payfort/refunds.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

export const gateway: SimulatedGateway = {
  name: "payfort",
  add(program, simulation) {
    addPayfortApi(program, simulation);
    addPayfortPayPage(program, simulation);
  },
  owns: (path) => path === "/FortAPI/paymentApi",
  // Opened by the customer's browser, so no server request can be refused.
  refusesCurrency: null,
  endRefund,
  // Amazon's signature is inside the body.
  seal: (simulation, { body, forged }) => ({
    body: JSON.stringify(signedFields(JSON.parse(body) as Fields, accountOf(simulation), forged)),
    headers: {},
  }),
  sweep: { everyMs: 500, run: settleUncertain },
  records: { payfort_order: "payfortOrders", payfort_refund: "refunds" },
};
