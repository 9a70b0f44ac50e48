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
 * What passed, and what failed in its own words: what is cut from the end of a long log should be
 * the least of it.
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
