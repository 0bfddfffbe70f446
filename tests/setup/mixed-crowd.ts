import { secretsOf } from "#scripts/start/secrets.ts";
import { Person, Visits } from "#tests/setup/mixed-visits.ts";

/** All requests share one address; limits have their own tests. */
export const unlimited = {
  LOG_LEVEL: "silent",
  PRICE_CALLS_PER_MINUTE: "1000000",
  COUPON_CALLS_PER_MINUTE: "1000000",
  SIGN_IN_CALLS_PER_MINUTE: "1000000",
  REGISTER_CALLS_PER_MINUTE: "1000000",
  CONNECTIONS_PER_ADDRESS: "1000000",
  REQUESTS_AT_ONCE_PER_ADDRESS: "1000000",
  PAYMENT_CALLS_PER_MINUTE: "1000000",
};

/** With a query a page is made again each time. */
const publicPaths = [
  "/?x=",
  "/service/?x=",
  "/service/premium/cover-letter/?x=",
  "/service/premium/o-1-visa/?x=",
];
/** The cheapest pages, so there can be many. */
const plainPaths = [
  "/reviews/?x=",
  "/guide?x=",
  "/account/login/?x=",
  "/account/register?x=",
  "/no-such-page/",
  "/service/research_groups/no-such-group/1?x=",
];
const keptPaths = ["/", "/service/", "/contact"];
const customerPaths = [
  "/account/dashboard/?x=",
  "/service/wallet/?x=",
  "/service/cart?x=",
  "/account/security?x=",
  "/account/dashboard.data?x=",
];
const deskPaths = ["/staff/?x=", "/staff/work?x=", "/staff/customers?x=", "/staff/figures?x="];

/** One in seven pages is abandoned; every so often the customer logs out and in. */
const leftEach = 7;
const signedOutEach = 150;

export class MixedCrowd {
  asked = 0;
  private readonly visits: Visits;
  private readonly password: string;
  private readonly customer: Person;
  private readonly desk: Person;

  constructor(siteUrl: string, dataDir: string, connections: number) {
    this.visits = new Visits(siteUrl, connections);
    this.password = secretsOf(dataDir).DEMO_PASSWORD;
    this.customer = new Person(this.visits);
    this.desk = new Person(this.visits);
  }

  async arrive(): Promise<void> {
    await this.customer.logIn("asha", this.password);
    await this.desk.logIn("desk-owner", this.password);
    await this.desk.setUpSecondStep(this.password);
  }

  async next(): Promise<void> {
    const at = this.asked++;
    const { path, who } = pageAt(at);
    const cookie = who ? this[who].cookie : "";
    if (at % leftEach === 0) return this.visits.abandon(path, at % 2 === 0 ? "at once" : "half-way", cookie);
    if (at % signedOutEach === 0) return this.passBy();
    const { status } = await this.visits.ask(path, { cookie });
    const wanted = path.includes("no-such") ? 404 : 200;
    if (status !== wanted) throw new Error(`${path} was answered with ${status}.`);
  }

  private async passBy(): Promise<void> {
    const elsewhere = new Person(this.visits);
    await elsewhere.logIn("asha", this.password);
    await elsewhere.visit("/account/dashboard/");
    await elsewhere.logOut();
  }

  leave(): void {
    this.visits.leave();
  }
}

type Page = { path: string; who?: "customer" | "desk" };

const round: Page[] = [
  ...publicPaths.map((path) => ({ path })),
  ...plainPaths.map((path) => ({ path })),
  ...plainPaths.map((path) => ({ path })),
  ...plainPaths.map((path) => ({ path })),
  ...keptPaths.map((path) => ({ path })),
  ...customerPaths.map((path) => ({ path, who: "customer" as const })),
  ...deskPaths.map((path) => ({ path, who: "desk" as const })),
];

/** No address twice, except cached pages. */
function pageAt(at: number): Page {
  const page = round[at % round.length] ?? { path: "/" };
  return {
    ...page,
    path: /[=/]$/.test(page.path) && !keptPaths.includes(page.path) ? page.path + at : page.path,
  };
}
