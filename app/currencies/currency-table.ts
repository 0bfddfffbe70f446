/** How a gateway counts a currency: in 10^-exponent of the major unit, and only in multiples of `multiple`. */
type GatewayUnits = { exponent: number; multiple: number };

/** A supported currency, with what every gateway makes of it. */
type CurrencyRow = {
  code: string;
  name: string;
  /** Decimals by ISO 4217. Ours are hundredths for every currency; only gateways differ. */
  isoExponent: number;
  /** `minimum` is the least Stripe charges, in Stripe's own smallest unit; null where it names none. */
  stripe: GatewayUnits & { minimum: number | null };
  razorpay: GatewayUnits;
  payfort: { exponent: number };
  /** Units for one US dollar on the snapshot's date, as an exact decimal. */
  usdRate: string;
};

/** The day the shipped rates are of. The database's own rates take over from there. */
export const snapshotDate = "2026-09-29";

const shipped: readonly (readonly [code: string, name: string, usdRate: string])[] = [
  ["AED", "United Arab Emirates Dirham", "3.6725"],
  ["ALL", "Albanian Lek", "81.01660453"],
  ["AMD", "Armenian Dram", "363.57469261"],
  ["AUD", "Australian Dollar", "1.42474718"],
  ["AWG", "Aruban Florin", "1.79"],
  ["AZN", "Azerbaijani Manat", "1.70001185"],
  ["BAM", "Bosnia-Herzegovina Convertible Mark", "1.72157219"],
  ["BBD", "Barbadian Dollar", "2"],
  ["BDT", "Bangladeshi Taka", "123.16891421"],
  ["BHD", "Bahraini Dinar", "0.376"],
  ["BIF", "Burundian Franc", "2999.05599532"],
  ["BMD", "Bermudian Dollar", "1"],
  ["BND", "Brunei Dollar", "1.2786578"],
  ["BOB", "Bolivian Boliviano", "12.16293711"],
  ["BRL", "Brazilian Real", "5.22423802"],
  ["BSD", "Bahamian Dollar", "1"],
  ["BWP", "Botswanan Pula", "13.67081377"],
  ["BZD", "Belize Dollar", "2.01347029"],
  ["CAD", "Canadian Dollar", "1.41883839"],
  ["CHF", "Swiss Franc", "0.83337046"],
  ["CLP", "Chilean Peso", "967.7346811"],
  ["CNY", "Chinese Yuan", "6.70778353"],
  ["COP", "Colombian Peso", "3368.96109648"],
  ["CRC", "Costa Rican Colón", "455.21036306"],
  ["CVE", "Cape Verdean Escudo", "97.06250826"],
  ["CZK", "Czech Koruna", "21.4727314"],
  ["DJF", "Djiboutian Franc", "178.0880439"],
  ["DKK", "Danish Krone", "6.57977819"],
  ["DOP", "Dominican Peso", "57.72376988"],
  ["DZD", "Algerian Dinar", "133.82206181"],
  ["EGP", "Egyptian Pound", "52.05019502"],
  ["ETB", "Ethiopian Birr", "162.81820349"],
  ["EUR", "Euro", "0.88022588"],
  ["FJD", "Fijian Dollar", "2.23815704"],
  ["GBP", "British Pound", "0.75538854"],
  ["GIP", "Gibraltar Pound", "0.75538854"],
  ["GMD", "Gambian Dalasi", "74.29196214"],
  ["GNF", "Guinean Franc", "8802.45069645"],
  ["GTQ", "Guatemalan Quetzal", "7.63579012"],
  ["GYD", "Guyanese Dollar", "209.35408307"],
  ["HKD", "Hong Kong Dollar", "7.84480304"],
  ["HNL", "Honduran Lempira", "26.86671284"],
  ["HTG", "Haitian Gourde", "130.92386002"],
  ["HUF", "Hungarian Forint", "323.46181085"],
  ["IDR", "Indonesian Rupiah", "18016.34310713"],
  ["ILS", "Israeli New Shekel", "3.07371765"],
  ["INR", "Indian Rupee", "96.08534228"],
  ["ISK", "Icelandic Króna", "120.56410863"],
  ["JMD", "Jamaican Dollar", "158.22468459"],
  ["JOD", "Jordanian Dinar", "0.709"],
  ["JPY", "Japanese Yen", "157.47729333"],
  ["KES", "Kenyan Shilling", "129.67469522"],
  ["KGS", "Kyrgyz Som", "87.45712429"],
  ["KHR", "Cambodian Riel", "4061.14826185"],
  ["KMF", "Comorian Franc", "433.0427478"],
  ["KRW", "South Korean Won", "1358.18865245"],
  ["KWD", "Kuwaiti Dinar", "0.30871186"],
  ["KYD", "Cayman Islands Dollar", "0.83175223"],
  ["KZT", "Kazakhstani Tenge", "441.23394101"],
  ["LAK", "Laotian Kip", "22467.28809493"],
  ["LKR", "Sri Lankan Rupee", "330.90540472"],
  ["LRD", "Liberian Dollar", "172.08771659"],
  ["LSL", "Lesotho Loti", "16.44012275"],
  ["MAD", "Moroccan Dirham", "9.64796896"],
  ["MDL", "Moldovan Leu", "17.71453468"],
  ["MGA", "Malagasy Ariary", "4389.09374909"],
  ["MKD", "Macedonian Denar", "54.15309805"],
  ["MMK", "Myanmar Kyat", "2099.56185406"],
  ["MNT", "Mongolian Tugrik", "3598.98729384"],
  ["MOP", "Macanese Pataca", "8.08014713"],
  ["MUR", "Mauritian Rupee", "47.60622592"],
  ["MVR", "Maldivian Rufiyaa", "15.45960704"],
  ["MWK", "Malawian Kwacha", "1734.83223779"],
  ["MXN", "Mexican Peso", "18.00541451"],
  ["MYR", "Malaysian Ringgit", "4.08323512"],
  ["MZN", "Mozambican Metical", "63.83052829"],
  ["NAD", "Namibian Dollar", "16.44012275"],
  ["NGN", "Nigerian Naira", "1326.1643995"],
  ["NIO", "Nicaraguan Córdoba", "36.71796153"],
  ["NOK", "Norwegian Krone", "9.54687473"],
  ["NPR", "Nepalese Rupee", "153.80861165"],
  ["NZD", "New Zealand Dollar", "1.76734151"],
  ["OMR", "Omani Rial", "0.38485555"],
  ["PEN", "Peruvian Sol", "3.41601334"],
  ["PGK", "Papua New Guinean Kina", "4.46929481"],
  ["PHP", "Philippine Peso", "62.51753917"],
  ["PKR", "Pakistani Rupee", "277.13616015"],
  ["PLN", "Polish Zloty", "3.84930694"],
  ["PYG", "Paraguayan Guarani", "5884.23110251"],
  ["QAR", "Qatari Riyal", "3.64"],
  ["RON", "Romanian Leu", "4.64606584"],
  ["RSD", "Serbian Dinar", "103.43646908"],
  ["RWF", "Rwandan Franc", "1475.53318363"],
  ["SAR", "Saudi Riyal", "3.75"],
  ["SCR", "Seychellois Rupee", "14.26275398"],
  ["SEK", "Swedish Krona", "9.98048953"],
  ["SGD", "Singapore Dollar", "1.2786578"],
  ["SOS", "Somali Shilling", "570.56712989"],
  ["SZL", "Swazi Lilangeni", "16.44012275"],
  ["THB", "Thai Baht", "33.63302507"],
  ["TND", "Tunisian Dinar", "2.9692935"],
  ["TRY", "Turkish Lira", "48.99546313"],
  ["TTD", "Trinidad and Tobago Dollar", "6.7872343"],
  ["TWD", "New Taiwan Dollar", "31.85255853"],
  ["TZS", "Tanzanian Shilling", "2639.58818787"],
  ["UAH", "Ukrainian Hryvnia", "44.92396045"],
  ["UGX", "Ugandan Shilling", "3914.66823395"],
  ["USD", "US Dollar", "1"],
  ["UYU", "Uruguayan Peso", "40.09729773"],
  ["UZS", "Uzbekistani Som", "11792.22406441"],
  ["VND", "Vietnamese Dong", "25947.76804973"],
  ["VUV", "Vanuatu Vatu", "119.01593157"],
  ["XAF", "Central African CFA Franc", "577.3903304"],
  ["XCD", "East Caribbean Dollar", "2.70735068"],
  ["XOF", "West African CFA Franc", "577.3903304"],
  ["XPF", "CFP Franc", "105.03888834"],
  ["YER", "Yemeni Rial", "236.6145914"],
  ["ZAR", "South African Rand", "16.44012275"],
];

const withoutDecimals = new Set("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
const withThreeDecimals = new Set("BHD JOD KWD OMR TND".split(" "));

/** Stripe takes these two with two decimals, though only whole units. */
const wholeUnitsInHundredthsAtStripe = new Set(["ISK", "UGX"]);
const withoutDecimalsAtStripe = new Set(["MGA"]);
const withTwoDecimalsAtPayfort = new Set(["XOF", "XPF"]);

const stripeMinimums: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  IDR: 50,
  ILS: 50,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: 50,
};

/** The 118 supported currencies, by code. */
export const currencyTable: readonly CurrencyRow[] = shipped.map(([code, name, usdRate]) => {
  const isoExponent = isoExponentOf(code);
  // Gateways want the third decimal of a dinar to be 0.
  const units = { exponent: isoExponent, multiple: isoExponent === 3 ? 10 : 1 };
  return {
    code,
    name,
    isoExponent,
    stripe: { ...units, ...stripeException(code), minimum: stripeMinimums[code] ?? null },
    razorpay: units,
    payfort: { exponent: withTwoDecimalsAtPayfort.has(code) ? 2 : isoExponent },
    usdRate,
  };
});

function isoExponentOf(code: string): number {
  if (withoutDecimals.has(code)) return 0;
  return withThreeDecimals.has(code) ? 3 : 2;
}

function stripeException(code: string): GatewayUnits | null {
  if (wholeUnitsInHundredthsAtStripe.has(code)) return { exponent: 2, multiple: 100 };
  return withoutDecimalsAtStripe.has(code) ? { exponent: 0, multiple: 1 } : null;
}
