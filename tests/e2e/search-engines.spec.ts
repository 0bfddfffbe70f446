import type { APIRequestContext, Page } from "@playwright/test";

import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { publicPages, sitemapPages } from "#app/http/public-pages.ts";
import { expect, signUp, test } from "#tests/e2e/journey.ts";
import { someOf } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";

const site = `http://127.0.0.1:${process.env["JOURNEY_PORT"]}`;

async function headOf(page: Page, path: string) {
  const answer = await page.request.get(path);
  return page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string, attribute: string) =>
        [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
      const property = (name: string) => all(`meta[property="${name}"], meta[name="${name}"]`, "content");
      return {
        titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
        descriptions: property("description"),
        canonicals: all('link[rel="canonical"]', "href"),
        robots: property("robots"),
        image: property("og:image"),
        preview: ["og:type", "og:site_name", "og:title", "og:description", "og:url", "twitter:card"].map(
          (name) => property(name).length,
        ),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => (JSON.parse(textContent) as { "@type": string })["@type"],
        ),
      };
    },
    await answer.text(),
  );
}

test("each public page says what it is, where it is and how its link looks", async ({ page, request }) => {
  const titles = new Map<string, string>();
  const images = new Set<string>();
  for (const path of someOf(publicPages, 0)) {
    const head = await headOf(page, path);
    expect(head.titles, path).toEqual([expect.stringContaining("Landfall")]);
    expect(head.descriptions, path).toEqual([expect.stringMatching(/.{20}/)]);
    expect(head.canonicals, path).toEqual([site + path]);
    expect(head.robots, path).toEqual([]);
    expect(head.preview, path).toEqual([1, 1, 1, 1, 1, 1]);
    expect(head.image, path).toHaveLength(1);
    images.add(head.image[0]!);
    expect(titles.get(head.titles[0]!), path).toBeUndefined();
    titles.set(head.titles[0]!, path);
    if (path === "/") expect(head.data).toEqual(["Organization"]);
    if (path.startsWith("/service/premium/"))
      expect(head.data, path).toEqual(["Product", "BreadcrumbList", "FAQPage"]);
  }
  if (wide) expect(images.size).toBe(shippedSlugs.length + 1);
  for (const image of wide ? images : [...images].slice(0, 2)) await expectCard(request, image);
});

async function expectCard(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers(), address).toMatchObject({
    "content-type": "image/png",
    "cache-control": expect.stringContaining("max-age"),
  });
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630]);
}

test("a picture of nothing we have is not there", async ({ request }) => {
  for (const name of ["no-such-service.png", "cover-letter.jpg", "cover-letter", "..%2Fsecrets.png"]) {
    expect((await request.get(`/social/${name}`)).status(), name).toBe(404);
  }
});

test("choices in the address lead back to the page itself", async ({ page }) => {
  expect((await headOf(page, "/service/?q=visa")).canonicals).toEqual([`${site}/service/`]);
  expect((await headOf(page, "/service/premium/cover-letter/?lightning=1")).canonicals).toEqual([
    `${site}/service/premium/cover-letter/`,
  ]);
});

test("what is a customer's own, or nothing to find, is kept out of search results", async ({ page }) => {
  for (const path of [
    "/account/login/",
    "/account/register",
    "/account/forgotten-password",
    "/error",
    "/mailbox",
  ]) {
    expect((await headOf(page, path)).robots, path).toEqual(["noindex"]);
  }
  const username = await signUp(page);
  for (const path of ["/account/dashboard/", "/service/cart", "/service/wallet/", `/profile/${username}/`]) {
    const head = await headOf(page, path);
    expect(head.robots, path).toEqual(["noindex"]);
    expect(head.titles, path).toEqual([expect.stringMatching(/. \| Landfall$/)]);
  }
});

test("the sitemap lists every public page, and each is there", async ({ request }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const xml = await answer.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  // An owner makes services in another journey meanwhile.
  const made = listed.filter((address) => address.includes("/premium/proposal-"));
  expect(listed.filter((address) => !made.includes(address))).toEqual(
    sitemapPages.map((path) => site + path),
  );
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(
    shippedSlugs.length + made.length,
  );
  for (const address of someOf(listed, 0)) expect((await request.get(address)).status(), address).toBe(200);
});

test("robots are told where the sitemap is", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  expect(await answer.text()).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});
