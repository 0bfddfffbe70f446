import type { BoughtService } from "#app/catalog/slugs.ts";
import type { Service } from "#app/catalog/service.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** Somebody at a link's address, which names what is sold there. */
export type PayerVisit = {
  slug: BoughtService;
  request: Request;
  url: URL;
  user: CurrentUser | null;
  address: string;
  now: Date;
};

/** The same at the address of a service, which its customer can buy there. */
export type LinkVisit = Omit<PayerVisit, "slug"> & { service: Service };
