import { BaseSequencer, type TestSpecification } from "vitest/node";

const slow =
  /\/tests\/(?:hostile|pages|calls|desk)\/|\/(?:guard-body|refunds|simulator|chaos|commands|memory)\.test\./;

/** A slow file begun last leaves processors idle. Vitest learns durations, but a fresh clone knows none. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((some) => [
      ...some.filter(({ moduleId }) => slow.test(moduleId)),
      ...some.filter(({ moduleId }) => !slow.test(moduleId)),
    ]);
  }
}
