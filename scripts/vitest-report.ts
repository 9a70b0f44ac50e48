import { readFileSync } from 'node:fs';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * How many tests passed, and the failures without the stack frames of libraries. Logs are cut at the
 * end, and should lose the least useful part there.
 */
export function readReport(path: string): { passed: number; failures: string[] } {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
    const failures = testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return message ? [`${name}\n${message}`] : [];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${name}\n  ${fullName}\n${ownLines((failureMessages ?? []).join('\n'))}`,
      );
    });
    return { passed: numPassedTests, failures };
  } catch {
    return { passed: 0, failures: [] };
  }
}

function ownLines(message: string): string {
  return message.replaceAll(/^ +at .*node_modules.*\n?/gm, '');
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to print about it: the whole output of a failure. */
  readonly text?: string;
}

/** How a run of vitest ended: its exit code, its output, and the path of its JSON report. */
export function outcomeOf(run: {
  readonly code: number | null;
  readonly output: string;
  readonly report: string;
}): Outcome {
  const { passed, failures } = readReport(run.report);
  if (run.code === 0) return { passed, failed: 0 };
  // A file that couldn't be loaded has no failed tests, and an interrupted run leaves no complete
  // report. The output then shows the failure.
  return {
    passed,
    failed: Math.max(failures.length, 1),
    text:
      failures.length > 0 ? failures.join('\n\n') : run.output.split('\n').slice(-80).join('\n'),
  };
}
