import { Link } from "react-router";

import type { Neighbour } from "#app/content/section-parts.ts";
import type { NeighboursSection } from "#app/content/section.ts";
import styles from "#app/content/sections/neighbours-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { WholeNames } from "#app/content/sections/whole-names.tsx";

export function NeighboursSectionView({ section }: { section: NeighboursSection }) {
  const { here, neighbours, all } = section;
  return (
    <SectionFrame section={section}>
      <ul className="stack-8" role="list">
        {neighbours.map((neighbour) => (
          <li className={`stack-3 ${styles.neighbour}`} key={neighbour.href}>
            <h3 className="step-1">
              <Link to={neighbour.href}>{neighbour.title}</Link>
            </h3>
            <p className="measure">
              <WholeNames>{neighbour.text}</WholeNames>
            </p>
            <Differences here={here} neighbour={neighbour} />
          </li>
        ))}
      </ul>
      <p>
        <Link className="text-link" to={all.href}>
          {all.text}
        </Link>
      </p>
    </SectionFrame>
  );
}

function Differences({ here, neighbour: { name, facts } }: { here: string; neighbour: Neighbour }) {
  return (
    <table className={styles.table} aria-label={`${here} and ${name}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What</span>
          </th>
          <th scope="col">{here}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ fact, here: ours, there }) => (
          <tr key={fact}>
            <th scope="row" className="muted">
              {fact}
            </th>
            <td data-visa={here}>
              <WholeNames>{ours}</WholeNames>
            </td>
            <td data-visa={name}>
              <WholeNames>{there}</WholeNames>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
