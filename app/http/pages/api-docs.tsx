import { openApiDocument } from "#app/http/calls/open-api.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/api-docs.ts";
import styles from "#app/http/pages/api-docs.module.css";

type Field = { name: string; type: string; needed: boolean; about: string };
type DocumentedCall = { path: string; summary: string; signedIn: boolean; fields: Field[]; answers: Field[] };

export function loader() {
  const document = openApiDocument() as unknown as OpenApi;
  return {
    about: document.info.description,
    calls: Object.entries(document.paths).map(([path, { post }]): DocumentedCall => ({
      path,
      summary: post.summary,
      signedIn: post.security !== undefined,
      fields: fieldsOf(Object.values(post.requestBody.content)[0]?.schema ?? {}),
      answers: fieldsOf(post.responses["200"]?.content["application/json"].schema ?? {}),
    })),
    refusals: Object.entries(document.paths["/service/get_amount/"]?.post.responses ?? {})
      .filter(([status]) => status !== "200")
      .map(([status, { description }]) => ({ status, description })),
  };
}

export function meta(where: Route.MetaArgs) {
  const description = "Every call the site makes: fields, answers and refusals.";
  return pageMeta({ title: "API for developers", description }, where);
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { about, calls, refusals } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <div>
        <PageHeading title="API for developers" intro={about} />
        <p className="measure">
          All are POST, with JSON or form fields, and answer JSON with <code>success</code>. The same as{" "}
          <a href="/openapi.json">an OpenAPI 3.1 document</a>.
        </p>
      </div>
      <section className="stack-4" aria-labelledby="refusals">
        <h2 id="refusals" className="step-3">
          Refusals
        </h2>
        <p className="measure">
          A refusal has <code>success: false</code>, <code>msg</code> for people and <code>code</code> for
          programs.
        </p>
        <dl className={styles.refusals}>
          {refusals.map(({ status, description }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      {calls.map((call) => (
        <CallSection key={call.path} call={call} />
      ))}
    </div>
  );
}

function CallSection({ call }: { call: DocumentedCall }) {
  return (
    <section className="stack-2" aria-labelledby={call.path}>
      <h2 id={call.path} className={styles.path}>
        <code>{call.path}</code>
      </h2>
      <p className="muted measure">
        {call.summary}. {call.signedIn ? "Needs a sign-in." : "Open to everyone."}
      </p>
      <Disclosure summary="Fields and answer">
        <FieldTable caption="Fields sent" fields={call.fields} />
        <FieldTable caption="Fields of a good answer" fields={call.answers} />
      </Disclosure>
    </section>
  );
}

function FieldTable({ caption, fields }: { caption: string; fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.fields}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">About</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>{field.type}</td>
              <td>{[field.needed ? "Needed." : "", field.about].join(" ").trim()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

type OpenApi = {
  info: { description: string };
  paths: Record<
    string,
    {
      post: {
        summary: string;
        security?: unknown;
        requestBody: { content: Record<string, { schema: Schema }> };
        responses: Record<
          string,
          { description: string; content: { "application/json": { schema: Schema } } }
        >;
      };
    }
  >;
};

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    needed: schema.required?.includes(name) ?? false,
    about: field.description ?? "",
  }));
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? typeOf(schema.items) : "values"}`;
  return [schema.type ?? "any"].flat().join(" or ");
}
