import type { CDPSession, Page, Route } from "@playwright/test";

export type Speed = {
  /** How many times slower the processor is than this machine's. */
  processor: number;
  kilobits: number;
};

const latencyMs = 400;

/** A cheap phone on a slow line, which can be lost and come back. By one session: a second would undo what it set. */
export class CheapPhone {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #kilobits: number;

  private constructor(page: Page, session: CDPSession, kilobits: number) {
    this.#page = page;
    this.#session = session;
    this.#kilobits = kilobits;
  }

  static async from(page: Page, { processor, kilobits }: Speed): Promise<CheapPhone> {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
    await session.send("Network.enable");
    const phone = new CheapPhone(page, session, kilobits);
    await phone.findLine();
    return phone;
  }

  loseLine(): Promise<void> {
    return this.#setLine(true);
  }

  /** When this address is asked for next, on its way. */
  loseLineAtRequest(address: RegExp): Promise<unknown> {
    const lose = async (route: Route) => {
      await this.loseLine();
      await route.abort("internetdisconnected");
    };
    return this.#page.route(address, lose, { times: 1 });
  }

  findLine(): Promise<void> {
    return this.#setLine(false);
  }

  async #setLine(offline: boolean): Promise<void> {
    const bytes = (this.#kilobits * 1_000) / 8;
    await this.#session.send("Network.emulateNetworkConditions", {
      offline,
      latency: latencyMs,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
}
