import { currenciesWith } from "#simulator/gateways/currencies.ts";

export const payfortCurrencies = currenciesWith("ISK UGX");
