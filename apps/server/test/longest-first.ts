import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that mostly wait: for deadlines, starting processes, or a database that is away. */
const waiting = [
  /test\/(mail|faults|races|model|fuzz)\//,
  /src\/http\/limits\//,
  /src\/services\/files\/file-store-silent/,
  /src\/database\/embedded\//,
  /src\/http\/replies\//,
];

/** Starts these files first: started last, a file that waits half a minute would delay the end of the run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.some((pattern) => pattern.test(moduleId));
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
