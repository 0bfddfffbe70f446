import { html, raw } from "hono/html";

type Page = ReturnType<typeof html>;

export type PayPage = {
  gateway: string;
  amount: string;
  description: string;
  payer: string | null;
  action: string;
  hidden?: Record<string, string>;
  problem?: string;
  news?: object;
};

/** Works without JavaScript. */
export function payPage(page: PayPage): Page {
  return document(
    `Pay ${page.amount}`,
    html`
      <p class="gateway">${page.gateway}</p>
      <h1>${page.amount}</h1>
      <p class="description">${page.description}</p>
      ${page.payer ? html`<p class="payer">Paid by ${page.payer}</p>` : ""}
      ${page.problem ? html`<p class="problem" role="alert">${page.problem} You can try again.</p>` : ""}
      <form method="post" action="${page.action}">
        ${Object.entries(page.hidden ?? {}).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="pay" name="action" value="pay">Pay</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="cancel">Cancel</button>
      </form>
      ${page.news ? handOver(page.news) : ""}
    `,
  );
}

export function endedPage(sentence: string, next: string | null): Page {
  return document(
    sentence,
    html`
      <h1 class="sentence">${sentence}</h1>
      ${next ? html`<p><a class="next" href="${next}">Back to the shop</a></p>` : ""}
    `,
  );
}

export function handOverPage(news: object): Page {
  return document(
    "Back to the shop",
    html`<p>Going back to the shop…</p>
      ${handOver(news)}`,
  );
}

/** Submits itself; without scripts by a button. */
export function postBackPage(action: string, fields: Record<string, string>): Page {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return document(
    "Back to the shop",
    html`<form id="post-back" method="post" action="${action}">
        ${inputs}
        <button class="pay">Back to the shop</button>
      </form>
      <script src="/simulator/hand-over.js"></script>`,
  );
}

/** Browsers treat it as text, but `<` could end the script element. */
function handOver(news: object): Page {
  const json = JSON.stringify(news).replaceAll("<", "\\u003c");
  return html`<script type="application/json" id="news">
      ${raw(json)}
    </script>
    <script src="/simulator/hand-over.js"></script>`;
}

function document(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulated gateway</title>
        <link rel="stylesheet" href="/simulator/pay-page.css" />
      </head>
      <body>
        <main>
          <p class="note">Simulated gateway: no real money moves</p>
          ${content}
        </main>
      </body>
    </html>`;
}
