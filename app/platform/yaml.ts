import { inThread } from './thread.ts';

export interface YamlText {
  path: string;
  text: string;
}
export type YamlAnswer = { path: string } & ({ value: unknown } | { fault: string });

/**
 * What YAML from a stranger says. A small text can keep its reader busy for minutes or use up the
 * memory, so it is read in a thread, which is ended after `seconds`. Undefined if it was.
 */
export const yamlIn = async (
  texts: readonly YamlText[],
  { seconds }: { seconds: number },
): Promise<YamlAnswer[] | undefined> =>
  (await inThread('app/platform/yaml-worker.ts', {
    name: 'yaml',
    data: texts,
    seconds,
    megabytes: 512,
  })) as YamlAnswer[] | undefined;
