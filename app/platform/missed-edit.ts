import type { Problem } from '#app/shared/problem.ts';

/**
 * Refuses an edit that found no row of the version it was made from: with `changed` where the row
 * has another version by now, with `gone` where there is no such row.
 */
export const missedEdit =
  <Code extends string>(
    refuse: (code: Code) => Problem,
    {
      find,
      changed,
      gone,
    }: { find: (id: string) => Promise<unknown>; changed: NoInfer<Code>; gone: NoInfer<Code> },
  ) =>
  async (id: string): Promise<never> => {
    throw refuse((await find(id)) ? changed : gone);
  };
