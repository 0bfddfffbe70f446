import type { WrittenSource, WrittenVersion } from "#app/self-checks/points/written-version.ts";
import styles from "#app/self-checks/points/versions-section.module.css";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** Every table that the check counts by, with its sources. Needs no script. */
export function VersionsSection({ versions }: { versions: WrittenVersion[] }) {
  return (
    <section className={`stack-6 ${styles.versions}`} aria-labelledby="versions">
      <h2 className="step-3" id="versions">
        What this check counts by
      </h2>
      {versions.map((version) => (
        <Version key={version.name} version={version} />
      ))}
      <p className="note measure">
        This is arithmetic over published tables and not legal advice. It says nothing about how likely an
        invitation or a decision is.
      </p>
    </section>
  );
}

function Version({
  version: { name, inForce, rulesAt, sources, remarks, tables },
}: {
  version: WrittenVersion;
}) {
  return (
    <section className="stack-3">
      <h3 className="step-1">{name}</h3>
      <p className="measure">
        {inForce} Today’s rules: <a href={rulesAt.url}>{rulesAt.name}</a>.
      </p>
      <ul className={`stack-1 measure ${styles.list}`}>
        {sources.map((source) => (
          <li key={source.url + source.name}>
            Source: <Written source={source} />
          </li>
        ))}
        {remarks.map(({ text, source }) => (
          <li key={text}>
            {text} {source && <Written source={source} />}
          </li>
        ))}
      </ul>
      <div className={styles.tables}>
        <Disclosure summary={tables.length > 2 ? `All ${tables.length} tables` : "The tables"}>
          <div className={styles.grid}>
            {tables.map((table) => (
              <Table key={table.caption} table={table} />
            ))}
          </div>
        </Disclosure>
      </div>
    </section>
  );
}

function Written({ source: { name, url, day, asOf } }: { source: WrittenSource }) {
  return (
    <>
      <a href={url}>{name}</a>, as of <time dateTime={day}>{asOf}</time>.
    </>
  );
}

function Table({ table: { caption, columns, rows } }: { table: GridTable }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
